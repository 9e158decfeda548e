// Contributions: what the page of visitors, and hosts who thank, ask for. Visitors add to them and hosts look after them by its
// routes.

export { changeByReceipt, findByReceipt, readByReceipt, withdrawByReceipt } from './change-by-receipt.ts'
export { readAddedBefore, readOwn } from './list-contributions.ts'
export { storeMailed } from './store-mailed.ts'
