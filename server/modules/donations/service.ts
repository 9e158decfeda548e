// Gifts: visitors give and the operator gives back by its routes. The payment provider reports them to modules/payments.

export { findByReceipt, nameByReceipt } from './name-by-receipt.ts'
