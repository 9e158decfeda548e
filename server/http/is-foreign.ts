import type { FastifyRequest } from 'fastify'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page sends a request that changes something. Browsers send `Sec-Fetch-Site`; older ones at least
 * the origin. A program that sends neither has no cookies.
 */
export function isForeign({ method, headers, host }: FastifyRequest, own: string): boolean {
  if (harmless.has(method)) return false
  const site = headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== own && URL.parse(origin)?.host !== host
}
