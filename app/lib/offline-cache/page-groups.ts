import { slideshowPageCacheName } from '../slideshow-cache.ts'

/** Pages that a device caches for when there is no network; each group has a cache of its own. */
export interface PageGroup {
  cacheName: string
  pages: readonly string[]
  /**
   * Address of the list of files that the pages need in English, written by `vite-plugin.ts`: paths below `/assets/`.
   */
  list: string
}

/** Address of the list for a page in another language, which includes its translations. */
export const fileListPath = (language: string, list: string): string =>
  language === 'en' ? list : list.replace(/json$/, `${language}.json`)

/** The slideshow. What it shows is cached separately, in one cache per memorial. */
export const slideshowPages: PageGroup = {
  cacheName: slideshowPageCacheName,
  pages: ['/memorial/slideshow'],
  list: '/slideshow-files.json',
}

/** The steps of the creation journey: the same for everyone until the device fills in its draft. */
export const stepPages: PageGroup = {
  cacheName: 'steps',
  pages: ['/who', '/photos', '/message', '/contacts', '/preview', '/save', '/payment', '/share'],
  list: '/steps-files.json',
}

/** The page that is shown instead of every other page while there is no network. */
export const offlinePages = { cacheName: 'offline', page: '/offline', list: '/offline-files.json' } as const

/** Paths of the built files that a page names. The response can still be read afterwards. */
export async function listAssetPaths(page: Response): Promise<string[]> {
  return (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
}
