import type { FastifyRequest } from 'fastify'

/** No page and no call is here. */
const NOWHERE = '/nowhere'

/** A request's first line may name its address as a path, or as a whole (RFC 9112 §3.2); both may be odd. */
const WHOLE = /^https?:\/\//i

/**
 * The path and query of an address, as everything behind this reads them: it begins with one slash, has no backslash,
 * and whatever parses addresses can parse it behind a host of ours. What is no address of a page or a call (`*`, another
 * scheme, a host that is none), and a path with control characters in it, becomes one that leads nowhere.
 */
export function targetOf(address: string): string {
  const whole = WHOLE.test(address) ? URL.parse(address) : null
  const target = whole ? whole.pathname + whole.search : address
  if (!target.startsWith('/')) return NOWHERE
  const [path = ''] = target.split(/[?#]/, 1)
  if (hasControls(path)) return NOWHERE
  return path.replace(/^[/\\]+/, '/').replaceAll('\\', '%5C') + target.slice(path.length)
}

/** Where a request goes; its host and scheme are nobody's. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL => new URL(`http://page${url}`)

/** Also as they are written in UTF-8. What cannot be read at all is the router's to refuse. */
function hasControls(path: string): boolean {
  if (!path.includes('%')) return false
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** As every browser does that goes to an address. */
export const asksForPage = (request: { headers: { accept?: string | undefined } }): boolean =>
  String(request.headers.accept).includes('text/html')
