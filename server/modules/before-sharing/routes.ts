import { leaveAsItIs, lookBeforeSharing } from '#contract/before-sharing.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as beforeSharing from './service.ts'

export function beforeSharingRoutes(mount: Mount, context: Context) {
  mount(lookBeforeSharing, ({ host }) => beforeSharing.look(context, host))
  mount(leaveAsItIs, ({ host, body }) => beforeSharing.leaveAsItIs(context, host, body))
}
