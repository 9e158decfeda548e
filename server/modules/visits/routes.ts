import { putTodoAway, visitMemorial } from '#contract/edits.ts'
import type { Mount } from '#server/http/mount.ts'
import type { VisitService } from './service.ts'

export function visitRoutes(mount: Mount, visits: VisitService) {
  mount(visitMemorial, ({ host }) => visits.visit(host))
  mount(putTodoAway, ({ host, body }) => visits.putTodoAway(host, body))
}
