import {
  createPaymentIntent,
  createPromo,
  finishPayment,
  listPromos,
  refundMemorial,
  validatePromo,
} from '#contract/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Payments } from './service.ts'

export function paymentRoutes(mount: Mount, payments: Payments) {
  mount(validatePromo, ({ host, body, ip }) => payments.validatePromo(host, { typed: body.code, ip }))
  mount(createPaymentIntent, ({ host, caller, body, ip }) =>
    payments.createIntent(host, caller, { typed: body.promoCode || null, ip }),
  )
  mount(finishPayment, ({ host, caller, body }) => payments.finish(host, caller, body.paymentIntentId))
  mount(createPromo, ({ body }) => payments.createPromo(body))
  mount(listPromos, () => payments.listPromos())
  mount(refundMemorial, ({ params }) => payments.refundMemorial(params.memorialUuid))
}
