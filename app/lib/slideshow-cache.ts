/** What the slideshow keeps on this device, so that it plays on without a network: names, and the way out. */

const PREFIX = 'slideshow-'

/** Its photos and its data, a memorial each. */
export const slideshowCacheName = (memorialUuid: string): string => `${PREFIX}of-${memorialUuid}`
/** The page, its scripts and its styles; nothing of anybody's. */
export const slideshowPageCacheName = `${PREFIX}page`

export const isSlideshowCache = (name: string): boolean => name.startsWith(slideshowCacheName(''))

/** Whether the show of a memorial is kept here, page and all; for whom, the show itself asks. */
export async function hasCachedSlideshow(memorialUuid: string): Promise<boolean> {
  try {
    return (await caches.has(slideshowPageCacheName)) && (await caches.has(slideshowCacheName(memorialUuid)))
  } catch {
    return false
  }
}

/** Removes every kept show: whoever is signed in next finds nothing. Nothing is kept where caches are refused. */
export async function clearSlideshowCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  } catch {
    // No `caches` without a secure connection, and none to read where storage is refused.
  }
}
