/** Where the archive's mails lead. */
export const ownArchive = {
  pageTitle: 'The archive',
  title: 'The archive of {name}’s memorial',
  loading: 'Looking what is in it',
  holds:
    'Everything that the memorial holds, in one file: the photos as they were sent, the words, what others added, the printed book, and a page that shows it all without the internet.',
  large:
    'The file may be large: a computer is a good place for it. Please keep a second copy on another disk or a USB stick.',
  download: 'Download the archive',
  notYours: 'There is no archive here for the address that you are logged in with',
  otherAddress:
    'Please log out, and log in with the address that our mail came to: a code that we mail you is enough. Or whoever looks after the memorial has named others since.',
} as const
