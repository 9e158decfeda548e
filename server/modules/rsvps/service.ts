// Answers of guests: what other modules and the visitors' forms ask for. Hosts read and remove them by its routes.
// Other mails to those who answered say the same of an answer as its own.

export { linksOf } from './present-mail.ts'
export { markDayTold, readConfirmation } from './repo-submit.ts'
export { tableOf } from './service-list.ts'
export { readMailed, readOwn } from './service-own.ts'
export { readReceipt } from './service-receipt.ts'
export { submitRsvp } from './service-submit.ts'
export { findByReceipt, takeBackByReceipt } from './service-taking-back.ts'
