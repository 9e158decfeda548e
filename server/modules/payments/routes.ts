import {
  createPaymentIntent,
  createPromo,
  finishPayment,
  listPromos,
  refundMemorial,
  validatePromo,
} from '#contract/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as firstYear from './service-first-year.ts'
import * as promos from './service-promos.ts'
import * as refunds from './service-refunds.ts'

export function paymentRoutes(mount: Mount, context: Context) {
  mount(validatePromo, ({ host, body }) => firstYear.validatePromo(context, host, body.code))
  mount(createPaymentIntent, ({ host, caller, body }) =>
    firstYear.createPaymentIntent(context, host, caller, body.promoCode || null),
  )
  mount(finishPayment, ({ host, caller, body }) =>
    firstYear.finishPayment(context, host, caller, body.paymentIntentId),
  )
  mount(createPromo, ({ body }) => promos.createPromo(context, body))
  mount(listPromos, () => promos.listPromos(context))
  mount(refundMemorial, ({ params }) => refunds.refundMemorial(context, params.memorialUuid))
}
