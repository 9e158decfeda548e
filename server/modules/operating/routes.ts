import { getHealth, listFailedJobs, listPayments, listRefusedMails, retryJob } from '#contract/operating.ts'
import { listOperatorLog } from '#contract/operator-log.ts'
import { findMemorials, hideMemorial } from '#contract/safety.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import * as operating from './hide-memorial.ts'
import { listLog } from './log-call.ts'
import * as overview from './show-overview.ts'

export function operatingRoutes(mount: Mount, context: Context) {
  mount(findMemorials, ({ query }) => operating.findMemorials(context, query.search))
  mount(listOperatorLog, ({ query }) => listLog(context, query.before))
  mount(listPayments, ({ query }) => overview.listPayments(context, query.memorialUuid))
  mount(listRefusedMails, () => overview.listRefusedMails(context))
  mount(listFailedJobs, () => overview.listFailedJobs(context))
  mount(retryJob, ({ params }) => overview.retryJob(context, params.jobId))
  mount(getHealth, () => overview.getHealth(context))
  mount(hideMemorial, ({ params, body }) =>
    operating.setMemorialHidden(context, params.memorialUuid, body.hidden),
  )
}
