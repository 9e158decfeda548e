import { listDisputes } from '#contract/disputes.ts'
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
import * as firstYear from './begin-payment.ts'
import * as promos from './create-promo.ts'
import * as disputes from './record-dispute.ts'
import { refundMemorial as refund } from './refund-memorial.ts'

export function paymentRoutes(mount: Mount, context: Context) {
  mount(validatePromo, ({ host, body }) => firstYear.validateFirstPromo(context, host, body.code))
  mount(createPaymentIntent, ({ host, caller, body }) =>
    firstYear.createPaymentIntent(context, host, caller, body.promoCode || null),
  )
  mount(finishPayment, ({ host, caller, body }) =>
    firstYear.finishFirstYear(context, host, caller, body.paymentIntentId),
  )
  mount(listDisputes, () => disputes.listDisputes(context))
  mount(createPromo, ({ body }) => promos.createPromo(context, body))
  mount(listPromos, () => promos.listPromos(context))
  mount(refundMemorial, ({ params }) => refund(context, params.memorialUuid))
}
