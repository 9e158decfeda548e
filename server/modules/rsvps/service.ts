// Answers of guests: what other modules and the visitors' forms ask for. Hosts read and remove them by its routes.
// Other mails to those who answered say the same of an answer as its own.

export { markDayTold } from './find-reminders.ts'
export { writeTable } from './list-rsvps.ts'
export { linksOf } from './present-mail.ts'
export { readConfirmation } from './queries.ts'
export { readOwn } from './read-own-answer.ts'
export { findByReceipt, takeBackByReceipt } from './take-back-rsvp.ts'
