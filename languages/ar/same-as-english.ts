/** Screens say these as English does, and rightly so: names, sizes of paper, words that both languages have. */
export const sameAsEnglish = [
  'card.expiryHint',
  'keepsakes.book.papers.A4',
  'keepsakes.book.papers.LETTER',
  'orderOfService.print.papers.A4',
  'orderOfService.print.papers.LETTER',
]
