import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { endSignOfLife as endCall } from '#contract/archive.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import { askSignOfLife, endSignOfLife, memorialOfToken } from './service-yearly.ts'

// The pages of the links in mails to successors, whose forms work without script.

export const askSignOfLifeByForm = (context: Context, request: FastifyRequest) =>
  answering(request, (token) => askSignOfLife(context, token))

export const endSignOfLifeByForm = (context: Context, request: FastifyRequest) =>
  answering(request, (token) => endSignOfLife(context, token))

const answering =
  (request: FastifyRequest, work: (token: string) => Promise<void>) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () => work(parseInput(endCall.params, { token }).token))

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const memorialOfSuccessor = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = endCall.params.safeParse({ token })
  return parsed.success ? memorialOfToken(context, parsed.data.token) : null
}
