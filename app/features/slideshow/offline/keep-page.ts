import { z } from 'zod'
import { keptPageName } from '../../../lib/kept-shows.ts'
import { filesPath, pagePath } from './places.ts'

interface World {
  caches: CacheStorage
  fetch: typeof fetch
}

/**
 * Brings the page of the slideshow onto this device with the scripts, styles and fonts it takes: those that stand
 * in the page, and those that the build lists because they are imported later. The page itself comes last.
 */
export async function keepPage({ caches, fetch }: World, signal: AbortSignal): Promise<void> {
  const page = await get(pagePath, { headers: { accept: 'text/html' }, signal })
  const listed = z.array(z.string()).parse(await (await get(filesPath, { cache: 'no-cache', signal })).json())
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  const files = new Set([...listed, ...named])

  const cache = await caches.open(keptPageName)
  for (const path of files) if (!(await cache.match(path))) await cache.put(path, await get(path, { signal }))
  signal.throwIfAborted()
  await cache.put(pagePath, page)
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    if (path !== pagePath && !files.has(path)) await cache.delete(request)
  }

  async function get(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  }
}
