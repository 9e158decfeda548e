import type { FastifyInstance, FastifyRequest } from 'fastify'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Ignores the cookies of requests that pages of other sites send, and sets none, so that a cookie alone permits no
 * change (CSRF). Accounts do not use cookies (`pid` is a header, which other sites cannot set); the passcode of a
 * memorial and the language do.
 */
export function ignoreForeignCookies(app: FastifyInstance, publicUrl: string) {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForeign(request, own)) delete request.headers.cookie
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isForeign(request, own)) void reply.removeHeader('set-cookie')
    done()
  })
}

/** Browsers send `Sec-Fetch-Site`; older ones at least the origin. A program that sends neither has no cookies. */
function isForeign({ method, headers, host }: FastifyRequest, own: string): boolean {
  if (harmless.has(method)) return false
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== own && URL.parse(origin)?.host !== host
}
