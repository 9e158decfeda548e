import type { Disputes } from '#server/modules/disputes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'

export interface PaymentDeps extends Context {
  provider: PaymentProvider
  disputes: Pick<Disputes, 'record'>
  /** Includes goods and services tax. */
  priceMinor: number
}
