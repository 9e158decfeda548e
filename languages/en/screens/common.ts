import { brand } from '#contract/brand.ts'

/** Words that belong to the parts of `ui/`, which know no memorial. */
export const common = {
  brandHome: `${brand.name}, home`,
  version: `Version ${brand.version}`,
  skipToContent: 'Skip to the content',
  language: 'Language',
  trust: { label: 'Help, privacy and terms', support: 'Help', privacy: 'Privacy', terms: 'Terms' },
  /** As it stands in messages, where it becomes a link. */
  contactSupport: 'contact support',
  optional: '(optional)',
  back: 'Back',
  close: 'Close',
  ok: 'OK',
  undo: 'Undo',
  steps: {
    label: 'Steps',
    actions: 'Back and onwards',
    done: '(done)',
    unavailable: '(not yet available)',
  },
  menu: { account: 'Account', profile: 'Profile', logout: 'Logout' },
  count: {
    ofLimit: '{count, number} / {limit, number}',
    left: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  },
  password: {
    show: 'Show',
    hide: 'Hide',
    showNamed: 'Show: {label}',
    hideNamed: 'Hide: {label}',
    strength: {
      short: 'Too short so far.',
      weak: 'Easy to guess. Three or four words are safer.',
      fair: 'Fair. A few more characters make it safer.',
      good: 'Good. Longer is safer.',
      strong: 'Strong.',
    },
  },
  pageError: {
    missing: 'There is no page here',
    missingHelp: 'The link may be incomplete, or what stood here has been moved.',
    failed: 'This page could not be shown',
    failedHelp: 'What is saved stays saved. Please try again in a moment.',
    again: 'Try Again',
    home: 'Back to Landing Page',
  },
  notLoaded: {
    gone: 'It may have been deleted, or somebody else looks after it now. A memorial that was deleted can be brought back for 30 days, in its owner’s profile.',
    toProfile: 'Back to Profile',
    again: 'Try Again',
  },
  copy: { copy: 'Copy', copied: 'Copied!', failed: 'Please select the text and copy it yourself.' },
} as const
