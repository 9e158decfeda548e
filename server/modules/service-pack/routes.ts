import { getServicePack, makeServicePack } from '#contract/service-pack.ts'
import type { KeepsakeFiles } from '#server/http/keepsakes.ts'
import type { Mount } from '#server/http/mount.ts'
import type { ServicePacks } from './service.ts'

export function servicePackRoutes(mount: Mount, packs: ServicePacks) {
  mount(getServicePack, ({ host }) => packs.status(host))
  mount(makeServicePack, ({ host, body }) => packs.make(host, body.speed))
}

/** Answers links to a pack. It is generated while it is sent, so its size is not known. */
export const servicePackFiles = (packs: Pick<ServicePacks, 'open'>): KeepsakeFiles['kinds'] => ({
  'service-pack': {
    extension: '.zip',
    async open(ticket, request, reply) {
      const read = await packs.open(ticket)
      void reply
        .type('application/zip')
        .header('content-disposition', 'attachment')
        .header('accept-ranges', 'none')
      return reply.send(request.method === 'HEAD' ? undefined : read())
    },
  },
})
