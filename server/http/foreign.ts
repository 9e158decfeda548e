import type { FastifyInstance, FastifyRequest } from 'fastify'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What a page of another site has a browser send is answered as if it came from a browser without cookies, and leaves
 * none: so nothing is changed by the right of a cookie alone. Accounts are never known by cookies (`pid` is a header,
 * which other sites cannot set); what is are the word of a memorial and the language.
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

/** Browsers say it in `Sec-Fetch-Site`; older ones name at least the origin. A program that says neither has no cookies. */
function isForeign({ method, headers, host }: FastifyRequest, own: string): boolean {
  if (harmless.has(method)) return false
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== own && URL.parse(origin)?.host !== host
}
