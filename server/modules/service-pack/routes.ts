import { getServicePack, makeServicePack } from '#contract/service-pack.ts'
import type { KeepsakeFiles } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Context } from '#server/ports/context.ts'
import { openPack } from './open-pack.ts'
import * as packs from './request-pack.ts'

export function servicePackRoutes(mount: Mount, context: Context) {
  mount(getServicePack, ({ host }) => packs.getServicePack(context, host))
  mount(makeServicePack, ({ host, body }) => packs.makeServicePack(context, host, body.speed))
}

/** Answers links to a pack. It is generated while it is sent, so its size is not known. */
export const servicePackFiles = (context: Context): KeepsakeFiles['kinds'] => ({
  'service-pack': {
    extension: '.zip',
    async open(ticket, request, reply) {
      const read = await openPack(context, ticket)
      void reply
        .type('application/zip')
        .header('content-disposition', 'attachment')
        .header('accept-ranges', 'none')
      return reply.send(request.method === 'HEAD' ? undefined : read())
    },
  },
})
