import { slideshowPageCacheName } from '../slideshow-cache.ts'

/** Pages of the product that a device keeps for when there is no network, each group in a cache of its own. */
export interface PageGroup {
  cacheName: string
  pages: readonly string[]
  /** What the build says they take in English, written by `vite-plugin.ts`: paths below `/assets/`. */
  list: string
}

/** The list for a page in another language: with its words. */
export const fileListPath = (language: string, list: string): string =>
  language === 'en' ? list : list.replace(/json$/, `${language}.json`)

/** The slideshow; what it shows is kept beside it, a memorial each. */
export const slideshowPages: PageGroup = {
  cacheName: slideshowPageCacheName,
  pages: ['/memorial/slideshow'],
  list: '/slideshow-files.json',
}

/** The steps of the creation journey: the same for everyone until the device puts its draft into them. */
export const stepPages: PageGroup = {
  cacheName: 'steps',
  pages: ['/who', '/photos', '/message', '/contacts', '/preview', '/save', '/payment', '/share'],
  list: '/steps-files.json',
}

/** What stands in the place of every other page while there is no network. */
export const offlinePages = { cacheName: 'offline', page: '/offline', list: '/offline-files.json' } as const
