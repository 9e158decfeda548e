// Gifts: visitors give and the operator gives back by its routes. The payment provider reports them here.

export { onProviderEvent } from './service-give.ts'
export { findByReceipt, nameByReceipt } from './service-receipt.ts'
