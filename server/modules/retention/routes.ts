import {
  createExtensionIntent,
  finishExtension,
  getRetention,
  validateExtensionPromo,
} from '#contract/retention.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as years from './extend-year.ts'

export function retentionRoutes(mount: Mount, context: Context) {
  mount(getRetention, ({ host }) => years.getRetention(context, host))
  mount(validateExtensionPromo, ({ host, body }) => years.validateExtensionPromo(context, host, body.code))
  mount(createExtensionIntent, ({ host, caller, body }) =>
    years.createExtensionIntent(context, host, caller, body.promoCode || null),
  )
  mount(finishExtension, ({ host, caller, body }) =>
    years.finishExtension(context, host, caller, body.paymentIntentId),
  )
}
