import type { FastifyInstance } from 'fastify'
import { DomainError } from '#server/lib/domain-error.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * What is for those alone who work on the product (`/dev/…`) answers to our own names, and to those of this machine. A
 * page of somebody else whose name leads to this machine has that name in `Host`, and reads no mails.
 */
export function devForOwnHost(app: FastifyInstance, publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (!/^\/dev(\/|$)/i.test(request.url)) return
    const named =
      /^(\[[\da-f:.]+\]|[^:@/\\]+)(:\d+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase() ?? ''
    if (named !== hostname && !LOOPBACK.has(named)) throw new DomainError('NOT_FOUND')
  })
}
