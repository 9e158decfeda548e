// Answers of guests: what other modules and the visitors' forms ask for. Hosts read and remove them by its routes.

export { tableOf } from './service-list.ts'
export { readMailed, readOwn } from './service-own.ts'
export { readReceipt } from './service-receipt.ts'
export { submitRsvp } from './service-submit.ts'
