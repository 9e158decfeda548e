// A memorial's life, as far as other modules take part in it. Hosts create and edit it by its routes.

export { claimSlug, freeSlug } from './claim-slug.ts'
export { findByClientId } from './repo.ts'
export { requireUnpaidRoom } from './service-create.ts'
export { removeForGood } from './service-removal.ts'
export { giveOwnership, passOn } from './service-succession.ts'
export { closePage, isPaid, markPaid, markUnpaid, retainUntil } from './service-year.ts'
