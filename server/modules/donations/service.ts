// Gifts: visitors give and the operator gives back by its routes. The payment provider reports them here.

export { findByReceipt, nameByReceipt } from './name-by-receipt.ts'
export { settleReported } from './settle-gift.ts'
