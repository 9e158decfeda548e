// Payments: buying another year (modules/retention), gifts (modules/donations), and the provider's reports. Hosts pay for
// the first year by its routes.

export { beginPayment, finishYear, validatePromo } from './begin-payment.ts'
export { callOffYears, settleBegunOf } from './check-payments.ts'
export { insertPayment, selectMemorial, selectPayments } from './queries.ts'
export { extendedUntil } from './rules.ts'
export { paymentStatusOf } from './rules-status.ts'
