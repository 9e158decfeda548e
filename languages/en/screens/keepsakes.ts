/** What a family keeps: the page of keepsakes, and the printed book on it and on the dashboard. */
export const keepsakes = {
  title: 'Keepsakes',
  intro: 'Things to hold, to give and to keep from {name}’s memorial, also when the year is over.',
  introUnnamed: 'Things to hold, to give and to keep from the memorial, also when the year is over.',
  loading: 'Loading your keepsakes',
  gone: 'No memorial found. Please create or select a memorial.',

  ways: {
    cards: 'Cards',
    order: 'The order of service',
    service: 'The day of the service',
    archive: 'The archive',
    kept: 'How long it is kept',
    book: 'The book',
  },

  dashboard: {
    text: 'A book of everything here, ready to print at home or by a printer.',
    generate: 'Generate PDF',
    generating: 'Generating PDF',
    all: 'All keepsakes: book, archive, service pack, cards',
    failedTitle: 'Error',
    failed: 'Failed to generate PDF: {reason}',
    unanswered: 'Error generating PDF. Please try again.',
    title: 'Keepsakes',
  },

  progress: {
    soFar: 'Made so far: {part, number, percent}',
    leave:
      'This can take some minutes. You may close this page: it goes on being made, and will be here when you come back.',
    cutOff: 'There is no connection at the moment. It goes on being made, and this page goes on by itself.',
    unseen: 'It cannot be seen at the moment how far it is. This page goes on looking by itself.',
  },

  book: {
    title: 'The book',
    text: 'Everything here as a book: a cover, your message, the stories, the photos with their captions. Ready to print at home or by a printer.',
    empty: 'There are no photos and no stories yet. A book of it has very few pages.',
    noPhotos: 'There are no photos yet. They fill most of a book.',
    loading: 'Looking for your book',
    paper: 'Paper',
    papers: { A4: 'A4', LETTER: 'US Letter' },
    first: 'What comes after the message',
    firsts: { STORIES: 'Stories, then photos', PHOTOS: 'Photos, then stories' },
    extras: 'What else goes in',
    contributions: 'Memories from others, with their photos',
    attended: 'The names of those who came',
    attendedHelp: 'Everyone who answered that they attend.',
    make: 'Make the book',
    making: 'Making the book',
    queued: 'The book is next',
    ready: 'Your book is ready.',
    upToDate: 'This book is up to date: nothing has changed since it was made.',
    facts: '{pages, plural, one {# page} other {# pages}}, {size}',
    factsMore: '{paper}, made on {date}',
    otherChoices: 'It was made with other choices than those above.',
    missing:
      '{count, plural, one {One photo could not be read and is not in the book.} other {# photos could not be read and are not in the book.}}',
    stale: 'The memorial has changed since this book was made.',
    again: 'Make it again',
    preview: 'The first pages',
    page: 'Page {number, number}',
    open: 'Open the book',
    newTab: '(in a new tab)',
    download: 'Download the book',
  },
} as const
