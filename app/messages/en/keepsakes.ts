/** What a family keeps: the page of keepsakes, and the printed book on it. */
export const keepsakes = {
  pageTitle: 'Keepsakes',
  title: 'Keepsakes',
  intro: 'Of {name}’s memorial: to hold, to give, and to keep when the year is over.',
  introUnnamed: 'To hold, to give, and to keep when the year is over.',
  back: 'Back to dashboard',
  loading: 'Loading your keepsakes',
  gone: 'No memorial found. Please create or select a memorial.',
  tryAgain: 'Try Again',

  book: {
    title: 'The book',
    text: 'Everything here as a book, ready to print at home or by a printer.',
  },
} as const
