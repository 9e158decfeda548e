import type { FastifyInstance } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Developers' pages (`/dev/…`) answer only to the names of this machine. So a page of another site whose name resolves to
 * this machine (DNS rebinding) cannot read mails.
 */
export function devForOwnHost(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (!/^\/dev(\/|$)/i.test(request.url)) return
    const named =
      /^(\[[\da-f:.]+\]|[^:@/\\]+)(:\d+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase() ?? ''
    if (!LOOPBACK.has(named)) throw new DomainError('NOT_FOUND')
  })
}
