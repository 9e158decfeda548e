/** The sheet of cards to print, on the page of keepsakes. */
export const cardSheet = {
  title: 'Cards to hand round',
  text: 'A sheet of four cards with a code that opens the memorial on a phone.',
  kind: 'Which cards',
  kinds: { INVITING: 'To hand round', MEMORY: 'To write a memory on' },
  uses: {
    INVITING: 'The name, the day and the code: for the tables at the gathering, or for letters.',
    MEMORY:
      'Lines for handwriting, and the code. Put them out with a pen each; afterwards you photograph them.',
  },
  photograph: 'Add a card that was written on',
  sizes: {
    A4: 'On A4, as chosen with the book: each card as large as a postcard (A6).',
    LETTER: 'On US Letter, as chosen with the book: each card a quarter of the page.',
  },
  download: 'Download the cards',
  ready: 'The sheet is ready. Print it at 100 %, on thick paper.',
  open: 'Open it',
  newTab: '(in a new tab)',
} as const
