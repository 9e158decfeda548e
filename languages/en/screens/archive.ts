/** The archive on the page of keepsakes, and where a link leads that no longer holds. */
export const archive = {
  title: 'The archive',
  intro:
    'Everything in one file, yours to keep: the photos as they were sent, the words, what others added, the book, and a page that shows it all without the internet.',
  places: 'The photos in it are byte for byte what was sent, so they may also say where they were taken.',
  opens:
    'It can be opened again, too: with <link>Open an archive</link>, you or whoever has the file can make a memorial from it.',
  what: 'What is in it',
  counts: {
    photos: '{count, plural, one {# photo} other {# photos}} as sent, including the portrait',
    photosOfOthers: '{count, plural, one {# photo} other {# photos}} from others',
    videos: '{count, plural, one {The recorded message} other {# recorded messages}}',
    recordings: '{count, plural, one {A voice or film from others} other {# voices and films from others}}',
    stories: '{count, plural, one {# story} other {# stories}}',
    memories: '{count, plural, one {# memory} other {# memories}} from others',
    answers: '{count, plural, one {# answer} other {# answers}} to the invitation, as a table',
    donations: '{count, plural, one {# gift} other {# gifts}}, as a table',
    always: 'The printed book, and a page that shows it all from a USB stick',
  },
  hidden:
    'Yours also keeps what is hidden or waits for you; its pages do not show it. The one for relatives does not have it.',
  size: 'About {size}. It comes as a ZIP file.',
  download: 'Download the archive',
  relatives: 'Download one for relatives',
  log: 'Who downloaded it stands in <link>What was done</link>.',
  successors: {
    title: 'Who else is to have it',
    help: 'Name up to two people. They get the links that hosts get: 60 days before the memorial’s year ends, and whenever you send them.',
    after:
      'Once the memorial is removed for good, links end. What somebody has downloaded by then stays theirs, and the memorial can be made from it again: they write to us, with the file.',
    none: 'The owner of this memorial has named nobody yet.',
    onlyOwner: 'Only the owner of this memorial can change this.',
    person: 'Person {number}',
    name: 'Name',
    email: 'Email',
    add: 'Name somebody',
    removeNamed: 'Remove {who}',
    saved: 'Saved',
    loses: 'Whoever you remove loses their link.',
  },
  when: {
    title: 'What happens if',
    owner:
      '<b>The owner dies, or cannot log in any more.</b> Nothing changes at once. A co-host goes on with everything. Where there is none, somebody of the family writes to us; we write to everybody who looks after the memorial, wait fourteen days, in which each of them can stop it. Then the one who wrote to us looks after it.',
    unpaid:
      '<b>Nobody pays for another year.</b> We write to you 60 days, 14 days and one day before. The page stays for 30 days more and then closes; 60 days later everything is deleted. Until then anybody who looks after it can extend it.',
    close:
      '<b>We are no longer here.</b> What you have downloaded opens without us, on any computer, and the memorial can be made from it again wherever this software runs. So download the archive now and then, and keep a copy in two places.',
  },
  sending: {
    title: 'Send the links',
    to: 'A mail goes to {people}. It leads to the archive, which asks them to log in with their address.',
    last: 'Last sent on {date}.',
    never: 'They have not been sent yet.',
    undelivered: 'It could not be delivered to {people}. Please check the address.',
    send: 'Send the links now',
    sent: 'The links are on their way.',
  },
  loading: 'Looking what is in it',
  failed: 'The archive could not be read.',
  expired: {
    title: 'This link is no longer in use',
    help: 'Links to what a family keeps work for some time only. Nothing is lost: whoever sent it to you, or looks after the memorial, can send a new one.',
    hosts: 'If you look after the memorial yourself, you find a new link under Keepsakes.',
    profile: 'Go to my memorials',
    busyTitle: 'One moment, please',
    busy: 'Several archives are being sent right now. Your link still works: please open it again in a few minutes.',
  },
} as const
