import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FormResult } from '#app/context.ts'
import { changeDigest, endDigest, getDigest } from '#contract/digest.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import { answeredForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import type { Context } from '#server/ports/context.ts'
import * as digests from './service-wanting.ts'

export function digestRoutes(mount: Mount, context: Context) {
  mount(getDigest, ({ host }) => digests.getDigest(context, host))
  mount(changeDigest, ({ host, body }) => digests.changeDigest(context, host, body.daily))
  mount(endDigest, ({ params }) => digests.endDigest(context, params.token))
}

/** Mail programs post to this address, as for invitations; browsers that open it get the page that asks. */
export const endDigestPage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof endDigest> }>(endDigest.path, (request, reply) =>
    reply.redirect(fillPath('/digest/end/:token', request.params), 303),
  )
}

/** Ends the evening mail by the link at its foot, and tells the page the result. */
export const endDigestByForm =
  (context: Context, request: FastifyRequest) =>
  (token: string): Promise<FormResult> =>
    answeredForm(request, () => digests.endDigest(context, parseInput(endDigest.params, { token }).token))

/** Which memorial the link is about; null for one that was cut short or leads nowhere. */
export const findMemorialOfDigest = async (context: Pick<Context, 'db'>, token: string) => {
  const parsed = endDigest.params.safeParse({ token })
  return parsed.success ? digests.memorialOfToken(context, parsed.data.token) : null
}
