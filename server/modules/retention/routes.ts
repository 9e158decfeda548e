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
  mount(validateExtensionPromo, ({ host, body }) => retention.validatePromo(host, body.code))
  mount(createExtensionIntent, ({ host, caller, body }) =>
    retention.createIntent(host, caller, body.promoCode || null),
  )
  mount(finishExtension, ({ host, caller, body }) => retention.finish(host, caller, body.paymentIntentId))
}
