import type { FastifyRequest } from 'fastify'
import type { Body } from '#contract/endpoint.ts'
import { reportMemorial } from '#contract/safety.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import type { FormResult } from '../../app/context.ts'
import { refusedForm } from './form-refusal.ts'
import { parseInput } from './parse.ts'

export type SendReport = (
  slug: string,
  said: Body<typeof reportMemorial>,
  visitor: Visitor,
  origin: { ip: string; isForm: true },
) => Promise<void>

/** Stores a report from a form, and tells the page the result. */
export const reportByForm =
  (report: SendReport, request: FastifyRequest, visitor: Visitor) =>
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
