/** Screens say these as English does, and rightly so: names, sizes of paper, words that both languages have. */
export const sameAsEnglish = [
  'archiveSite.files.video',
  'keepsakes.book.papers.A4',
  'orderOfService.print.papers.A4',
  'payment.receipt.total',
  'servicePack.check.size',
  'sharing.facebook',
  'sharing.twitter',
  'sharing.whatsapp',
]
