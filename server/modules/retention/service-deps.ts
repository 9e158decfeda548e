import type { Archives } from '#server/modules/archive/service.ts'
import type { Payments } from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'

export interface RetentionDeps extends Context {
  payments: Payments
  archives: Pick<Archives, 'send' | 'linkFor'>
}
