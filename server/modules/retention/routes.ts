import {
  createExtensionIntent,
  finishExtension,
  getRetention,
  validateExtensionPromo,
} from '#contract/retention.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RetentionService } from './service.ts'

export function retentionRoutes(mount: Mount, retention: RetentionService) {
  mount(getRetention, ({ host }) => retention.get(host))
  mount(validateExtensionPromo, ({ host, body, ip }) =>
    retention.validatePromo(host, { typed: body.code, ip }),
  )
  mount(createExtensionIntent, ({ host, caller, body, ip }) =>
    retention.createIntent(host, caller, { typed: body.promoCode || null, ip }),
  )
  mount(finishExtension, ({ host, caller, body }) => retention.finish(host, caller, body.paymentIntentId))
}
