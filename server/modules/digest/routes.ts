import type { FastifyPluginAsync } from 'fastify'
import { changeDigest, endDigest, getDigest } from '#contract/digest.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import type { Mount } from '#server/http/mount.ts'
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
