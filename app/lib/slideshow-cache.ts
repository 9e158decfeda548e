/**
 * The caches in which a slideshow is stored on this device, so that it plays without a network: their names, and their
 * removal.
 */

const PREFIX = 'slideshow-'

/** The photos and data of one memorial's slideshow. */
export const slideshowCacheName = (memorialUuid: string): string => `${PREFIX}of-${memorialUuid}`
/** The page with its scripts and styles; no personal data. */
export const slideshowPageCacheName = `${PREFIX}page`

export const isSlideshowCache = (name: string): boolean => name.startsWith(slideshowCacheName(''))

/** Whether the slideshow of a memorial is stored here, with its page. The slideshow itself checks for whom. */
export async function hasCachedSlideshow(memorialUuid: string): Promise<boolean> {
  try {
    return (await caches.has(slideshowPageCacheName)) && (await caches.has(slideshowCacheName(memorialUuid)))
  } catch {
    return false
  }
}

/**
 * Removes every stored slideshow, so that whoever is signed in next finds none. If caches are refused, nothing was
 * stored.
 */
export async function clearSlideshowCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  } catch {
    // There are no `caches` without a secure connection, and none can be read when storage is refused.
  }
}
