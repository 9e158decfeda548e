import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { listReports, reportMemorial, settleReport } from '#contract/safety.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import * as reports from './report-memorial.ts'

export function reportRoutes(mount: Mount, context: Context) {
  mount(reportMemorial, ({ params, body, visitor, ip }) =>
    reports.reportMemorial(context, params.slug, body, visitor, { ip }),
  )
  mount(listReports, ({ query }) => reports.listReports(context, query.memorialUuid))
  mount(settleReport, ({ params, operator }) => reports.settleReport(context, params.reportUuid, operator))
}

/** Stores a report from a form, and tells the page the result. */
export const reportByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor) =>
  (slug: string, textOf: (name: string) => string): Promise<FormResult> =>
    answeredForm(request, async () => {
      const [reason, words, email] = ['reason', 'words', 'email'].map(textOf)
      const said = parseInput(reportMemorial.body, { reason, words, email })
      await reports.reportMemorial(context, slug, said, visitor, { ip: networkOf(request.ip), isForm: true })
    })
