import { listAuditLog } from '#contract/audit-log.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import { list } from './record-action.ts'

export function auditLogRoutes(mount: Mount, context: Context) {
  mount(listAuditLog, ({ host, query }) => list(context, host, query))
}
