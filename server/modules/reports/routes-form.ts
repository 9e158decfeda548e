import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { reportMemorial } from '#contract/safety.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { Reports } from './service.ts'

/** Stores a report from a form, and tells the page the result. */
export const reportByForm =
  ({ report }: Pick<Reports, 'report'>, request: FastifyRequest, visitor: Visitor) =>
  async (slug: string, textOf: (name: string) => string): Promise<FormResult> => {
    try {
      const [reason, words, email] = ['reason', 'words', 'email'].map(textOf)
      const said = parseInput(reportMemorial.body, { reason, words, email })
      await report(slug, said, visitor, { ip: networkOf(request.ip), isForm: true })
      return { kind: 'noted' }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }
