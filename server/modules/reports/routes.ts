import { listReports, reportMemorial, settleReport } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as reports from './service-reports.ts'

export function reportRoutes(mount: Mount, context: Context) {
  mount(reportMemorial, ({ params, body, visitor, ip }) =>
    reports.reportMemorial(context, params.slug, body, visitor, { ip }),
  )
  mount(listReports, ({ query }) => reports.listReports(context, query.memorialUuid))
  mount(settleReport, ({ params, operator }) => reports.settleReport(context, params.reportUuid, operator))
}
