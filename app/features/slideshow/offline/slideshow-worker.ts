import { keptPageName } from '../../../lib/kept-shows.ts'
import { pagePath } from './places.ts'

/**
 * Answers for the page of the slideshow when the network does not. It keeps nothing itself: the page does that
 * (`keep-show.ts`), and reads the photos and the data of the show itself. Whatever else is asked for goes to the
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

/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 4000

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = bound(event as FetchEvent)
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === pagePath) respondWith(page(request))
  else if (pathname.startsWith('/assets/')) respondWith(file(request))
})

const bound = (event: FetchEvent) => ({
  request: event.request,
  respondWith: event.respondWith.bind(event),
})

/** From the network while there is one; as it was kept when there is none, or a server that fails. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(pagePath, { cacheName: keptPageName })
  if (!kept) return fetch(request)
  const answer = await Promise.race([fetch(request).catch(() => null), after(PATIENCE)])
  return answer === null || answer.status >= 500 ? kept : answer
}

/** The name of a file says what is in it: one that was kept is the right one. */
const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: keptPageName, ignoreVary: true })) ?? fetch(request)

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))
