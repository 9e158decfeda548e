import { Show } from '#contract/show.ts'
import { slideshowCacheName } from '../../../lib/slideshow-cache.ts'

/**
 * Header of a stored show with the hash of the token it was read with. The show is returned for that token only; to
 * somebody else who uses this browser it does not exist.
 */
const MARK = 'x-kept-for'

export const showPath = (memorialUuid: string): string => `/memorial/show/${memorialUuid}`

/** SHA-256 of a token, in hexadecimal; the token cannot be recovered from it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const storedResponse = (show: Show, mark: string): Response =>
  new Response(JSON.stringify(show), { headers: { 'content-type': 'application/json', [MARK]: mark } })

/** The show stored for this token, or null. */
export async function readStoredShow(
  memorialUuid: string,
  token: string,
  from: CacheStorage | undefined = globalThis.caches,
): Promise<Show | null> {
  try {
    const found = await from?.match(showPath(memorialUuid), { cacheName: slideshowCacheName(memorialUuid) })
    if (!found || found.headers.get(MARK) !== (await tokenHash(token))) return null
    return Show.safeParse(await found.json()).data ?? null
  } catch {
    // Storage that cannot be read counts as empty.
    return null
  }
}

/** The names of those caches that were stored with another token than this mark's. */
export async function cachesOfOthers(names: string[], mark: string, from: CacheStorage): Promise<string[]> {
  const others: string[] = []
  for (const name of names) {
    const found = await from.match(showPath(name.slice(slideshowCacheName('').length)), { cacheName: name })
    if (found && found.headers.get(MARK) !== mark) others.push(name)
  }
  return others
}
