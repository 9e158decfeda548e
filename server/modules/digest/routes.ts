import type { FastifyPluginAsync } from 'fastify'
import { changeDigest, endDigest, getDigest } from '#contract/digest.ts'
import { fillPath, type Params } from '#contract/endpoint.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Digests } from './service.ts'

export function digestRoutes(mount: Mount, digests: Digests) {
  mount(getDigest, ({ host }) => digests.get(host))
  mount(changeDigest, ({ host, body }) => digests.change(host, body.daily))
  mount(endDigest, ({ params }) => digests.end(params.token))
}

/** Mail programs post to this address, as for invitations; browsers that open it get the page that asks. */
export const endDigestPage: FastifyPluginAsync = async (app) => {
  app.get<{ Params: Params<typeof endDigest> }>(endDigest.path, (request, reply) =>
    reply.redirect(fillPath('/digest/end/:token', request.params), 303),
  )
}
