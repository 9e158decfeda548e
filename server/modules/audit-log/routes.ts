import { listAuditLog } from '#contract/audit-log.ts'
import type { Mount } from '#server/http/mount.ts'
import type { AuditLog } from './service.ts'

export function auditLogRoutes(mount: Mount, auditLog: AuditLog) {
  mount(listAuditLog, ({ host, query }) => auditLog.list(host, query))
}
