import { listBlocked, unblockContributor } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as blocking from './block-person.ts'

export function blockingRoutes(mount: Mount, context: Context) {
  mount(listBlocked, ({ host }) => blocking.listBlocked(context, host))
  mount(unblockContributor, ({ host, params }) => blocking.unblock(context, host, params.blockedId))
}
