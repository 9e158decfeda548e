import { putTodoAway, visitMemorial } from '#contract/edits.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as visits from './visit-memorial.ts'

export function dashboardRoutes(mount: Mount, context: Context) {
  mount(visitMemorial, ({ host }) => visits.visitMemorial(context, host))
  mount(putTodoAway, ({ host, body }) => visits.putTodoAway(context, host, body))
}
