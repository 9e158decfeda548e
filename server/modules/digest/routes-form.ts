import type { FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { endDigest } from '#contract/digest.ts'
import { refusedForm } from '#server/http/form-refusal.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Digests } from './service.ts'

/** Ends the evening mail by the link at its foot, and tells the page the result. */
export const endDigestByForm =
  ({ end }: Pick<Digests, 'end'>, request: FastifyRequest) =>
  async (token: string): Promise<FormResult> => {
    try {
      await end(parseInput(endDigest.params, { token }).token)
      return { kind: 'noted' }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }
