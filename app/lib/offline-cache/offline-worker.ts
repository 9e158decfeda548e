import { DAY_CACHE, memorialPath } from './memorial-day-cache.ts'
import { fileListPath, listAssetPaths, offlinePages, slideshowPages, stepPages } from './page-groups.ts'
import { showSlideshowLink, withDay } from './with-day.ts'

/**
 * The only service worker of the product: it answers for pages when the network does not. Pages that were cached
 * (`cache-pages.ts`) open as cached. Instead of any other page it shows the offline page, with the day of a memorial if
 * this device answered there (`cache-memorial-day.ts`). The worker itself caches only the offline page. It also answers
 * for built files, whose names identify their content. Everything else (calls, photos, personal data) goes to the
 * network as if there were no worker.
 */

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

interface ServiceWorker extends EventTarget {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const worker = self as unknown as ServiceWorker

/** Milliseconds without an answer after which the network counts as lost, for a page that is cached. */
const TIMEOUT_MS = 4000

/** Films, books and archives: the browser downloads them for many minutes and resumes them by itself. */
const FILES = /^\/(keepsakes|media)\//

worker.addEventListener('install', (event) =>
  (event as ExtendableEvent).waitUntil(Promise.all([keepOfflinePage(), worker.skipWaiting()])),
)
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = bound(event as FetchEvent)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (FILES.test(pathname)) return
  if (request.mode === 'navigate') respondWith(page(request, pathname))
  else if (pathname.startsWith('/assets/')) respondWith(file(request))
})

const bound = (event: FetchEvent) => ({
  request: event.request,
  respondWith: event.respondWith.bind(event),
})

/** Caches the offline page with its files, as they are when this worker is installed; a new build has a new worker. */
async function keepOfflinePage(): Promise<void> {
  const { cacheName, page, list } = offlinePages
  const response = await fetch(page, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${page}: ${response.status}`)
  const cache = await caches.open(cacheName)
  const files = [...new Set([...(await listAssetPaths(response)), ...(await wordsFor(response, list))])]
  await cache.addAll(files)
  await cache.put(page, response)
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    if (path !== page && !files.includes(path)) await cache.delete(request)
  }
}

/** Files with the translations of a page that is not in English. */
async function wordsFor(page: Response, list: string): Promise<string[]> {
  const language = /<html lang="(es|ar)"/.exec(await page.clone().text())?.[1]
  return language ? (await fetch(fileListPath(language, list))).json() : []
}

async function page(request: Request, path: string): Promise<Response> {
  const group = [slideshowPages, stepPages].find(({ pages }) => pages.includes(path))
  const kept = group && (await caches.match(path, { cacheName: group.cacheName }))
  if (kept) return keptPage(request, kept)
  try {
    return await fetch(request)
  } catch (reason) {
    const offline = await caches.match(offlinePages.page, { cacheName: offlinePages.cacheName })
    if (!offline) throw reason
    const shown = (await keepsSlideshow()) ? await showSlideshowLink(offline) : offline
    const day = await keptDayOf(path)
    return day ? withDay(shown, await day.json()) : shown
  }
}

async function keptDayOf(path: string): Promise<Response | undefined> {
  const memorial = memorialPath(path)
  return memorial ? caches.match(memorial, { cacheName: DAY_CACHE }) : undefined
}

const keepsSlideshow = async (): Promise<boolean> =>
  (await caches.match(slideshowPages.pages[0] ?? '', { cacheName: slideshowPages.cacheName })) !== undefined

/** Answers from the network; from the cache when there is no network or the server fails. */
async function keptPage(request: Request, kept: Response): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => null), after(TIMEOUT_MS)])
  return answer === null || answer.status >= 500 ? kept : answer
}

/** The name of a file identifies its content, so a cached file is always the right one. */
async function file(request: Request): Promise<Response> {
  for (const cacheName of [slideshowPages.cacheName, stepPages.cacheName, offlinePages.cacheName]) {
    const kept = await caches.match(request, { cacheName, ignoreVary: true })
    if (kept) return kept
  }
  return fetch(request)
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))
