// Contributions: what the page of visitors, and hosts who thank, ask for. Visitors add to them and hosts look after them by its
// routes.

export { fileMailed } from './service-mailed.ts'
export { readAddedBefore, readOwn } from './service-public.ts'
export { changeByReceipt, findByReceipt, readByReceipt, withdrawByReceipt } from './service-receipt.ts'
