import * as calls from '#contract/before-sharing.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import { leaveAsItIs, lookBeforeSharing } from './look-before-sharing.ts'

export function mountBeforeSharing(mount: Mount, context: Context) {
  mount(calls.lookBeforeSharing, ({ host }) => lookBeforeSharing(context, host))
  mount(calls.leaveAsItIs, ({ host, body }) => leaveAsItIs(context, host, body))
}
