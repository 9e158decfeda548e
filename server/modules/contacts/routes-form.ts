import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { unsubscribe as call } from '#contract/contacts.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import { memorialOfToken, unsubscribe } from './service-unsubscribe.ts'

/** Unsubscribes from the mails about a memorial by the link at their foot, and tells the page the result. */
export const unsubscribeByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () =>
      unsubscribe(context, parseInput(call.params, { inviteToken: token }).inviteToken),
    )

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const memorialOfInvitation = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = call.params.safeParse({ inviteToken: token })
  return parsed.success ? memorialOfToken(context, parsed.data.inviteToken) : null
}
