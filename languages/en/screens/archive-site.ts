/**
 * The words of the archive itself: its page, which works without a network, and the texts beside it. Only the server
 * reads them. Dates and names come in already written.
 */
export const archiveSite = {
  title: 'In memory of {name}',
  of: 'Celebrating the life of',
  portrait: 'A portrait of {name}',
  message: 'A message from {host}',
  messageUnsigned: 'A message from the family',
  captions: 'Captions',
  said: 'What is said',
  video: 'The message is a recording. If it does not play here, open it in the folder “video”.',
  photos: 'Photos',
  films: 'Films',
  photo: 'Photo {number}',
  photoOf: 'A photo from {name}',
  stories: 'Stories',
  story: 'Story {number}',
  memories: 'Memories from others',
  anonymous: 'Anonymous',
  from: 'From {name}',
  unseen: 'In the folder, and not on this page',
  unseenWhy: 'These photos could not be prepared for the page. Open them in their folder.',
  madeOn: 'This page was made on {date}. It needs no internet: everything it shows lies beside it.',
  address: 'The memorial’s address was {address}',
  files: {
    portrait: 'Portrait',
    message: 'Message',
    photos: 'photos',
    photosOfOthers: 'photos from others',
    video: 'video',
    films: 'films',
    recordings: 'voices and films from others',
    words: 'words',
    stories: 'stories',
    messageText: 'message.txt',
    order: 'order-of-service.txt',
    memories: 'memories.csv',
    rsvps: 'rsvps.csv',
    eventAnswers: 'answers-by-event.csv',
    donations: 'donations.csv',
    thanks: 'whom-to-thank.csv',
    log: 'what-was-done.csv',
    book: 'book.pdf',
    noBook: 'book-is-missing.txt',
    readme: 'README.txt',
    archive: '{name} - archive',
    relatives: '{name} - for relatives',
    story: 'Story {number}',
  },
  noBook: {
    what: 'The printed book of {name}’s memorial could not be made in time, so it is not in this archive.',
    else: 'Everything else is here. The book is made on the page “Keepsakes”, where the archive was downloaded: you can download it there on its own, or download the archive again later.',
  },
  readme: {
    title: 'The memorial of {name}',
    madeOn: 'Made on {date}. Address: {address}',
    open: 'Open index.html with a double click. It shows the whole memorial in your browser, and needs no internet. Unpack the archive first: the page needs what lies beside it.',
    whatTitle: 'What is here, in the folder “data”',
    index: 'index.html: the memorial as a page. The folder “site” belongs to it.',
    photos: '{count, plural, one {# photo} other {# photos}} as sent, in the folder “photos”',
    photosOfOthers:
      '{count, plural, one {# photo} other {# photos}} that others added, in the folder “photos from others”',
    films:
      '{count, plural, one {The family’s film} other {The # films of the family}}, in the folder “films”',
    recordings:
      '{count, plural, one {A voice or film that somebody added} other {# voices and films that others added}}, in the folder “voices and films from others”, with what is said in them where it is written down',
    video: 'The recorded message, in the folder “video”',
    words: 'The message, the stories and the memories of others as plain text and as a table, in “words”',
    tables:
      'rsvps.csv, donations.csv and whom-to-thank.csv: the answers, the gifts and whom to thank, for any spreadsheet; a host’s archive has what-was-done.csv, too. They and memories.csv hold private addresses and numbers: please do not pass them on. Whoever wrote or gave as Anonymous is not named in them.',
    book: 'book.pdf: the book, ready to print. If it could not be made in time, book-is-missing.txt says so.',
    captions:
      'Beside a photo, a file ending in .xmp says its caption, its day and who shared it, for any photo program.',
    places:
      'The photos, films and voices are byte for byte what was sent. What a camera or a phone wrote into them is still there, often also the place where they were taken. Please think of that before you pass one on; the photos in the folder “site” hold no place.',
    machines:
      'afterglow.json, and a folder “afterglow” if there is one: from these the memorial can be made again. A host’s archive also holds there what is hidden or waits. Please do not pass them on.',
    keep: 'Please keep a second copy, on another disk or a USB stick.',
    proof:
      'If anybody ever asks whether a file is still what it was: manifest-sha256.txt holds a checksum of each (BagIt, RFC 8493).',
    smallerTitle: 'Smaller than they were sent',
    smaller: 'The files that were sent are gone. In their place stand the largest copies that are left:',
    lostTitle: 'Missing',
    lost: 'Of these photos nothing is left to put here:',
  },
} as const
