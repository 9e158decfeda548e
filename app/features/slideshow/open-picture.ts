import type { Media } from '#contract/media.ts'
import { slideshowCacheName } from '../../lib/slideshow-cache.ts'
import { isRenditionOf } from './renditions.ts'

/**
 * Fetches and decodes a photo, so that the browser can show it within one frame: from this device if stored, otherwise
 * from the network; if that fails, any stored size of it.
 *
 * @param path of the rendition that suits this screen
 */
export async function openPicture(
  photo: Media,
  path: string,
  memorialUuid: string,
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const kept = await openKept(memorialUuid)
  const found = await kept?.match(path)
  try {
    return await decoded(found ? URL.createObjectURL(await found.blob()) : path, signal)
  } catch (reason) {
    const other = found ? undefined : (await kept?.keys())?.find(({ url }) => isOf(photo, url))
    const response = other && (await kept?.match(other))
    if (signal.aborted || !response) throw reason
    return decoded(URL.createObjectURL(await response.blob()), signal)
  }
}

const isOf = (photo: Media, url: string) => isRenditionOf(photo, new URL(url).pathname)

/** Undefined if nothing is stored. `open` alone would create a missing cache. */
export async function openKept(memorialUuid: string): Promise<Cache | undefined> {
  try {
    const name = slideshowCacheName(memorialUuid)
    return (await caches.has(name)) ? await caches.open(name) : undefined
  } catch {
    return undefined
  }
}

async function decoded(src: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.draggable = false
  const stop = () => dropPicture(picture)
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    picture.src = src
    await picture.decode()
    return picture
  } catch (reason) {
    dropPicture(picture)
    throw reason
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Lets the browser free the pixels, and cancels a download in progress. */
export function dropPicture(picture: HTMLImageElement): void {
  if (picture.src.startsWith('blob:')) URL.revokeObjectURL(picture.src)
  picture.removeAttribute('src')
}
