import type { Show } from '#contract/show.ts'
import { type CacheDependencies, cachePages } from '../../../lib/offline-cache/cache-pages.ts'
import { slideshowPages } from '../../../lib/offline-cache/page-groups.ts'
import { isSlideshowCache, slideshowCacheName } from '../../../lib/slideshow-cache.ts'
import { cachesOfOthers, showPath, storedResponse, tokenHash } from './stored-show.ts'

export interface ShowDownload {
  show: Show
  token: string
  /** Addresses of the pictures in display size, in the order of the show. */
  pictures: string[]
  /** Addresses of the files of its films. */
  films: string[]
}

/** Few enough not to slow down the photo that is shown next. */
const CONCURRENCY = 2

/**
 * Downloads everything a show needs: page, pictures and, last, the data, so that an unfinished download leaves the
 * stored show as it was. Afterwards pictures that the show no longer has are removed.
 *
 * @param tell called with the number of pictures and films downloaded so far
 * @returns once the show can play without a network, whether its films are among it: where they do not fit, the photos
 * stay; rejects when the network fails, or with a QuotaExceededError
 */
export async function downloadShow(
  { show, token, pictures, films }: ShowDownload,
  { caches, fetch }: CacheDependencies,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<{ hasFilms: boolean }> {
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
  const hasFilms = await keepFilms(cache, films, fetch, signal, () => tell(++done))
  signal.throwIfAborted()
  await cache.put(showPath(show.memorialUuid), storedResponse(show, mark))
  const kept = [...pictures, ...(hasFilms ? films : [])]
  await prune(cache, new Set([...kept, showPath(show.memorialUuid)]))
  return { hasFilms }
}

/** False when they do not fit. One after the other: each may be large. */
async function keepFilms(
  cache: Cache,
  films: readonly string[],
  fetch: CacheDependencies['fetch'],
  signal: AbortSignal,
  tell: () => void,
): Promise<boolean> {
  try {
    for (const path of films) {
      await downloadPicture(cache, path, fetch, signal)
      tell()
    }
    return true
  } catch (reason) {
    if (!isQuotaExceeded(reason)) throw reason
    for (const path of films) await cache.delete(path)
    return false
  }
}

/** The file at an address never changes, so a stored picture is always current. */
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
  // A missing picture is skipped; the show skips it too.
  if (response.ok) await cache.put(path, response)
}

/** Removes every entry whose path is not in `paths`. */
async function prune(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request)
}

/** Deletes a downloaded show: it did not fit, or may not be seen any more. */
export const removeDownload = (
  memorialUuid: string,
  { caches }: Pick<CacheDependencies, 'caches'>,
): Promise<boolean> => caches.delete(slideshowCacheName(memorialUuid))

export const isQuotaExceeded = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'QuotaExceededError'
