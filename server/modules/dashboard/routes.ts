import { putTodoAway, visitMemorial } from '#contract/edits.ts'
import type { Mount } from '#server/http/mount.ts'
import type { DashboardService } from './service.ts'

export function dashboardRoutes(mount: Mount, dashboard: DashboardService) {
  mount(visitMemorial, ({ host }) => dashboard.visit(host))
  mount(putTodoAway, ({ host, body }) => dashboard.putTodoAway(host, body))
}
