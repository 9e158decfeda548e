import type { Context } from '#server/ports/context.ts'
import { findByIntent, type PaymentRow } from './repo-status.ts'
import { settleFromProvider } from './service-extension-settle.ts'
import { settleFirst } from './service-settle.ts'

/** Updates our ledger to match the payment provider, for either kind of payment. */
export const settle = (context: Context, payment: PaymentRow): Promise<void> =>
  payment.extendsFrom ? settleFromProvider(context, payment) : settleFirst(context, payment)

/**
 * The provider reports a payment. The content of the report does not matter: the present state is asked for, so
 * reports may be late, repeated and in any order. False for a payment that is not in our ledger.
 */
export async function onProviderEvent(context: Context, intentId: string): Promise<boolean> {
  const payment = await findByIntent(context.db, intentId)
  if (payment) await settle(context, payment)
  return payment !== undefined
}
