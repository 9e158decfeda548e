import { brand } from '#contract/brand.ts'

const page = (screen: string) => `${screen} · ${brand.name}`

/** The edit screens: their frame, and what the forms of the steps do not say already. */
export const editing = {
  frame: {
    forMemorial: 'For the memorial of {name}',
    saving: 'Saving…',
    unsaved: 'Changes not saved yet',
    saved: 'Saved',
    cancelled: 'Your changes were taken back',
    error: 'Error',
    kept: 'Nothing is lost: everything is still here.',
    loadFailed: 'Unable to load your memorial data. Please try refreshing the page.',
    loadFailedAgain: 'Still unable to load memorial data. Please contact support.',
    goneUnsaved: 'What you wrote here cannot be saved just now. It is still below, on this device.',
  },
  message: {
    pageTitle: page('Edit Message'),
    title: 'Edit Message',
    failed: 'Error Saving Message',
    failedVideo: 'Failed to upload video',
  },
  stories: {
    pageTitle: page('Edit Stories'),
    title: 'Edit Stories',
    failed: 'Error saving stories: {reason}',
    tryAgain: 'Please try again.',
  },
  details: {
    pageTitle: page('Edit Memorial Details'),
    title: 'Edit Memorial Details',
    failed: 'Failed to save memorial details. Please try again.',
    name: 'Name of Person',
    photo: 'Profile photo',
    photoIntro: 'The one that greets everyone.',
    when: 'The memorial',
    more: 'Additional Details',
    someone: 'your loved one',
    programme: 'Times, further events, a livestream',
  },
  funds: {
    pageTitle: page('Edit Donation Funds'),
    title: 'Edit Donation Funds',
    failed: 'Error saving donation funds: {reason}',
    tryAgain: 'Please try again.',
    fund: 'Fund {number, number}',
    fundTitle: 'Fund Title',
    titleMissing: 'Please give this fund a title, or remove it.',
    description: 'Description',
    recipient: 'Who receives the gifts',
    recipientHelp: 'The name of the person or the association. Everyone who gives reads it.',
    payout: 'Time of payment',
    payoutHelp: 'Such as “on the 1st of each month” or “after the service”.',
    charity: 'Charity number',
    charityHelp:
      'If it is a charity: its ABN, EIN, or the number and name of another register. We check its digits, not whose it is.',
    rewordHelp:
      'People have given to this fund. Every gift keeps the words it was given under, and a new name, cause or receiver is mailed to everyone who looks after the memorial.',
    fixed: 'People have given to this fund',
    fixedHelp:
      'Only the person who began the memorial can change its name, what it is for, and who receives it. You can still set its goal.',
    goal: 'Goal',
    goalHelp: 'How much you hope to raise, such as 1500. Leave it empty for no goal.',
    goalUnclear: 'Please enter an amount such as 1500 or 1500.50, or leave it empty.',
    raised: '{sum} given so far, in {count, plural, one {# gift} other {# gifts}}.',
    add: 'Add Another Fund',
    remove: 'Remove Fund',
    removeNamed: 'Remove Fund {number, number}',
    removed: 'Fund removed: {title}',
    untitled: 'without a title',
    ask: {
      title: 'Remove this fund?',
      body: '{count, plural, one {# gift} other {# gifts}}, {sum} in all, {count, plural, one {was} other {were}} given to it. Nothing of that is lost: {count, plural, one {it stays} other {they stay}} listed on your dashboard. The fund is no longer offered to visitors.',
      keep: 'Keep the fund',
      remove: 'Remove the fund',
    },
  },
} as const
