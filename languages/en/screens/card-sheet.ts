/** The sheet of cards to print, on the page of keepsakes. */
export const cardSheet = {
  title: 'Cards to hand round',
  text: 'A sheet of four cards with the name, the day and a code that opens the memorial on a phone. For the tables at the gathering, or for letters.',
  paper: 'Paper',
  papers: { A4: 'A4', LETTER: 'US Letter' },
  sizes: { A4: 'Each card as large as a postcard (A6)', LETTER: 'Each card a quarter of the page' },
  download: 'Download the cards',
  ready: 'The sheet is ready. Print it at 100 %, on thick paper.',
  open: 'Open it',
  newTab: '(in a new tab)',
  withPortrait: 'Print cards with the portrait instead',
} as const
