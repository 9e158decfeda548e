import type { Disputes } from '#server/modules/disputes/service.ts'
import type { Context } from '#server/ports/context.ts'

export interface PaymentDeps extends Context {
  disputes: Pick<Disputes, 'record'>
  /** Includes goods and services tax. */
  priceMinor: number
}
