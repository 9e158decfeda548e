// A memorial's life, as far as other modules take part in it. Hosts create and edit it by its routes.

export { removeForGood } from './service-removal.ts'
export { passOn } from './service-succession.ts'
export { closePage, isPaid, markPaid, markUnpaid, retainUntil } from './service-year.ts'
