import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { endDigest as call } from '#contract/digest.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import { endDigest } from './service-wanting.ts'

/** Ends the evening mail by the link at its foot, and tells the page the result. */
export const endDigestByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () => endDigest(context, parseInput(call.params, { token }).token))
