import { Show } from '#contract/memorials.ts'
import { slideshowCacheName } from '../../../lib/slideshow-cache.ts'

/**
 * The data of a kept show carries the mark of the token it was read with, and is given back for that token alone:
 * to somebody else who uses this browser it is as if nothing were kept.
 */
const MARK = 'x-kept-for'

export const showPath = (memorialUuid: string): string => `/memorial/show/${memorialUuid}`

/** SHA-256 of a token, in hexadecimal: nobody gets back from it to the token. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const storedResponse = (show: Show, mark: string): Response =>
  new Response(JSON.stringify(show), { headers: { 'content-type': 'application/json', [MARK]: mark } })

/** The show as it was kept for the bearer of this token, or null. */
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
    // Storage that cannot be read keeps nothing.
    return null
  }
}

/** Those of some kept shows that were kept for anybody but the bearer of this mark. */
export async function cachesOfOthers(names: string[], mark: string, from: CacheStorage): Promise<string[]> {
  const others: string[] = []
  for (const name of names) {
    const found = await from.match(showPath(name.slice(slideshowCacheName('').length)), { cacheName: name })
    if (found && found.headers.get(MARK) !== mark) others.push(name)
  }
  return others
}
