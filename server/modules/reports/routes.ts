import { listReports, reportMemorial, settleReport } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Reports } from './service.ts'

export function reportRoutes(mount: Mount, reports: Reports) {
  mount(reportMemorial, ({ params, body, visitor, ip }) => reports.report(params.slug, body, visitor, { ip }))
  mount(listReports, () => reports.list())
  mount(settleReport, ({ params }) => reports.settle(params.reportUuid))
}
