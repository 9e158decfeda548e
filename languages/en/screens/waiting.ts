/** What waits for a host: one memory at a time. */
export const waiting = {
  title: 'What waits',
  intro:
    '{count, plural, one {One memory. Nobody else sees it until you approve it, and there is no hurry.} other {# memories. Nobody else sees them until you approve them, and there is no hurry.}}',
  anonymous: 'Anonymous',
  fromList:
    '{count, plural, one {One is from somebody on the list of contacts.} other {# are from people on the list of contacts.}}',
  approveThese: '{count, plural, one {Approve it} other {Approve these #}}',
  onList: 'On the list of contacts.',
  hasLink: 'Has the link; not on the list.',
  wrote: 'Written {when}.',
  approve: 'Approve',
  later: 'Later',
  more: 'More',
  hide: 'Hide',
  hideText: 'Nobody sees it but those who look after the memorial. Whoever wrote it is not told.',
  block: 'Shut out',
  blockText: 'Removes it, and takes nothing new from them.',
  forLater: 'For later',
  all: '{count, plural, one {The one that waits} other {All # that wait}}',
  approved:
    '{count, plural, one {Approved. The memory is on the page now.} other {Approved. The # memories are on the page now.}}',
  hidden: 'Hidden. It stands among all memories.',
  shutOut: 'Shut out. Nothing more is taken from them here.',
  failed: 'That did not work. The memory still waits here, as it was.',
  readOn: 'Read the others',
  nothing: 'Nothing waits',
  nothingText: 'When a memory needs your approval, it stands here first.',
  back: 'Back',
  after: {
    title: 'That was the last one',
    shown:
      '{count, plural, one {One more memory is on the page now.} other {# more memories are on the page now.}}',
    kept: '{count, plural, one {One you kept for later; it waits here.} other {# you kept for later; they wait here.}}',
    look: '{count, plural, one {Look at the one for later} other {Look at those for later}}',
  },
} as const
