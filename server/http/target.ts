import type { FastifyRequest } from 'fastify'

/** An address without a page or call. */
const NOWHERE = '/nowhere'

/** The request line may have a path or an absolute address (RFC 9112 §3.2); either may be malformed. */
const WHOLE = /^https?:\/\//i

/**
 * The path and query of an address in the form that all later code reads: it begins with one slash, has no backslash,
 * and every parser can parse it after a host of ours. An address of no page or call (`*`, another scheme, an invalid
 * host), and a path with control characters, becomes one that leads nowhere.
 */
export function targetOf(address: string): string {
  const whole = WHOLE.test(address) ? URL.parse(address) : null
  const target = whole ? whole.pathname + whole.search : address
  if (!target.startsWith('/')) return NOWHERE
  const [path = ''] = target.split(/[?#]/, 1)
  if (hasControls(path)) return NOWHERE
  return path.replace(/^[/\\]+/, '/').replaceAll('\\', '%5C') + target.slice(path.length)
}

/** The address of a request; host and scheme are placeholders. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL => new URL(`http://page${url}`)

/** Also when written as UTF-8 escapes. The router refuses malformed addresses. */
function hasControls(path: string): boolean {
  if (!path.includes('%')) return false
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** As browsers do when they navigate. */
export const asksForPage = (request: { headers: { accept?: string | undefined } }): boolean =>
  String(request.headers.accept).includes('text/html')
