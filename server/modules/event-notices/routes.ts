import { countEventAudience, tellOfEvent } from '#contract/event-notices.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import { countAudience, tellAudience } from './tell-audience.ts'

export function mountEventNotices(mount: Mount, context: Context) {
  mount(countEventAudience, ({ params }) => countAudience(context.db, params))
  mount(tellOfEvent, ({ host, params, body }) => tellAudience(context, host, params.eventUuid, body))
}
