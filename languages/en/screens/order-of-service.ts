import { brand } from '#contract/brand.ts'

/** The order of service: what is printed for the day, folded or stapled. */
export const orderOfService = {
  pageTitle: `Order of service · ${brand.name}`,
  title: 'The order of service',
  intro:
    'A small booklet to hold on the day. We have put in what you already gave us, and a service to begin from. Change what you like, leave out what you like.',
  failed: 'This did not work. Please try again.',
  saved: 'Saved',
  reverted: 'Your changes were taken back',
  kept: 'Nothing is lost: everything is still here, on this device.',
  kinds: {
    HYMN: 'Hymn or song',
    READING: 'Reading',
    PRAYER: 'Prayer',
    MUSIC: 'Music',
    WORDS: 'Spoken words',
    NAMES: 'Names',
  },
  cover: {
    title: 'Cover',
    name: 'Name, as it should be printed',
    years: 'Years or dates',
    yearsHelp: 'Such as 1941 – 2026.',
    when: 'When and where',
    whenHelp: 'Each line is printed as a line of its own.',
  },
  parts: {
    title: 'The service',
    text: 'In the order in which it happens. Words that you add are printed too, so that people can sing and read along.',
    up: 'Up',
    down: 'Down',
    upNamed: 'Move up: {name}',
    downNamed: 'Move down: {name}',
    moved: '{name} is now number {place, number} of {total, number}',
    add: 'Add a part',
    full: 'A service has room for {count, number} parts.',
    removeNamed: 'Remove: {name}',
    removed: 'Removed: {name}',
    kind: 'What it is',
    titleField: 'Title',
    by: 'Who reads, speaks, sings or plays',
    source: 'Who wrote it, or where it is from',
    words: 'Words',
    wordsHelp: {
      HYMN: 'An empty line begins a new verse. For newer songs, ask the church or celebrant whether they hold a licence to print the words.',
      others: 'Leave it empty, and only the title is printed. Of names, one on each line.',
    },
  },
  photos: {
    title: 'Photos',
    text: 'Up to {count, number} photos, printed whole, with their captions.',
    photo: 'Photo {number, number}',
  },
  back: {
    thanks: 'A few words of thanks',
    thanksHint: 'Thank you for coming, and for every story. Tea is in the hall.',
    text: 'The back also has the other parts of the day that are for everyone, and a code that opens the memorial.',
    codeLater:
      'The back also has the other parts of the day that are for everyone, and a code that opens the memorial. It is printed once the memorial is paid for: until then it would open nothing.',
  },
  print: {
    title: 'Print it',
    format: 'How it is folded',
    formats: {
      FOLDED: 'One sheet, folded: 4 pages',
      BOOKLET: 'Booklet: 8 pages',
    },
    formatHelp: {
      FOLDED: 'One sheet of paper for each person.',
      BOOKLET: 'Two sheets for each person, laid into each other, folded and stapled.',
    },
    paper: 'Paper',
    papers: {
      A4: 'A4',
      LETTER: 'US Letter',
    },
    sizes: {
      A4: 'Each page is A5',
      LETTER: 'Each page is half letter',
    },
    make: 'See it and print it',
    saveAndMake: 'Save, see it and print it',
    making: 'Making the pages',
    ready: 'It is ready.',
    isWithoutCode: 'The code is left out until the memorial is paid for.',
    missing:
      '{count, plural, one {One photo could not be read and is left out.} other {# photos could not be read and are left out.}}',
    sheets: 'Open the sheets to print',
    sheetsHelp: 'Print on both sides, turned on the short edge, at 100 %.',
    pages: 'Open it page by page, to read or to send',
    tooLong: {
      FOLDED: 'This is too much for a folded sheet of four pages.',
      BOOKLET: 'This is too much for a booklet of eight pages.',
      nothingCut: 'Nothing was cut. Please leave something out, or choose the booklet.',
      nothingCutHere: 'Nothing was cut. Please leave something out.',
    },
  },
}
