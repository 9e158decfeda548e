import * as donations from '../modules/donations/service.ts'
import * as payments from '../modules/payments/service.ts'
import type { Context } from '../ports/context.ts'

/** The provider reports a payment or a gift; false if it is in none of our ledgers. */
export const onProviderEvent = async (context: Context, intentId: string): Promise<boolean> =>
  (await payments.onProviderEvent(context, intentId)) || donations.settleReported(context, intentId)
