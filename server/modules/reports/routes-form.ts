import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { reportMemorial as call } from '#contract/safety.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { reportMemorial } from './service-reports.ts'

/** Stores a report from a form, and tells the page the result. */
export const reportByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor) =>
  (slug: string, textOf: (name: string) => string): Promise<FormResult> =>
    answeredForm(request, async () => {
      const [reason, words, email] = ['reason', 'words', 'email'].map(textOf)
      const said = parseInput(call.body, { reason, words, email })
      await reportMemorial(context, slug, said, visitor, { ip: networkOf(request.ip), isForm: true })
    })
