/** Screens say these as English does, and rightly so: names, sizes of paper, words that both languages have. */
export const sameAsEnglish = [
  'archiveSite.files.video',
  'editing.frame.error',
  'keepsakes.book.papers.A4',
  'keepsakes.dashboard.failedTitle',
  'orderOfService.print.papers.A4',
  'payment.receipt.total',
  'sharing.facebook',
  'sharing.twitter',
  'sharing.whatsapp',
]
