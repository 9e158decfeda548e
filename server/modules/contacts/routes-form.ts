import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { unsubscribe as call } from '#contract/contacts.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import { unsubscribe } from './service-unsubscribe.ts'

/** Unsubscribes from the mails about a memorial by the link at their foot, and tells the page the result. */
export const unsubscribeByForm =
  (context: Context, request: FastifyRequest) =>
  async (token: string): Promise<FormResult> => {
    try {
      await unsubscribe(context, parseInput(call.params, { inviteToken: token }).inviteToken)
      return { kind: 'noted' }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }
