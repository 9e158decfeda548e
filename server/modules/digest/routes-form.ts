import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { endDigest as call } from '#contract/digest.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import { endDigest, memorialOfToken } from './service-wanting.ts'

/** Ends the evening mail by the link at its foot, and tells the page the result. */
export const endDigestByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () => endDigest(context, parseInput(call.params, { token }).token))

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const memorialOfDigest = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = call.params.safeParse({ token })
  return parsed.success ? memorialOfToken(context, parsed.data.token) : null
}
