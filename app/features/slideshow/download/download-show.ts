import type { Show } from '#contract/memorials.ts'
import { type CacheDependencies, cachePages } from '../../../lib/offline-cache/cache-pages.ts'
import { slideshowPages } from '../../../lib/offline-cache/page-groups.ts'
import { isSlideshowCache, slideshowCacheName } from '../../../lib/slideshow-cache.ts'
import { cachesOfOthers, showPath, storedResponse, tokenHash } from './stored-show.ts'

export interface ShowDownload {
  show: Show
  token: string
  /** Addresses of the pictures, at the size they are shown in, in the order of the show. */
  pictures: string[]
}

/** Few enough not to be in the way of the photo that is shown next. */
const CONCURRENCY = 2

/**
 * Brings everything of a show onto this device: page, pictures and, last, the data, so that what is begun and not
 * finished leaves what was kept before as it was. What the show no longer has is removed then.
 *
 * @param tell how many of the pictures are there
 * @returns once it plays without a network; rejects when the network fails, or with a QuotaExceededError
 */
export async function downloadShow(
  { show, token, pictures }: ShowDownload,
  { caches, fetch }: CacheDependencies,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const mark = await tokenHash(token)
  const names = (await caches.keys()).filter(isSlideshowCache)
  for (const name of await cachesOfOthers(names, mark, caches)) await caches.delete(name)
  const cache = await caches.open(slideshowCacheName(show.memorialUuid))

  await cachePages(slideshowPages, { caches, fetch }, signal)
  let done = 0
  const left = pictures.values()
  const keepSome = async () => {
    for (const path of left) {
      await downloadPicture(cache, path, fetch, signal)
      done += 1
      tell(done)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, keepSome))
  signal.throwIfAborted()
  await cache.put(showPath(show.memorialUuid), storedResponse(show, mark))
  await prune(cache, new Set([...pictures, showPath(show.memorialUuid)]))
}

/** A picture is never changed under its address: what is there is right. */
async function downloadPicture(
  cache: Cache,
  path: string,
  fetch: CacheDependencies['fetch'],
  signal: AbortSignal,
) {
  signal.throwIfAborted()
  if (await cache.match(path)) return
  const response = await fetch(path, { signal, priority: 'low' })
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`)
  // One that is gone is passed over by the show too.
  if (response.ok) await cache.put(path, response)
}

/** Removes whatever is not named. */
async function prune(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Removes what is kept of a show: it did not fit, or may not be seen any more. */
export const removeDownload = (
  memorialUuid: string,
  { caches }: Pick<CacheDependencies, 'caches'>,
): Promise<boolean> => caches.delete(slideshowCacheName(memorialUuid))

export const isQuotaExceeded = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'QuotaExceededError'
