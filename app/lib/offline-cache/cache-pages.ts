import { aList, aString } from '#app/lib/read-stored.ts'
import { currentLocale } from '#app/messages/current-locale.ts'
import { fileListPath, listAssetPaths, type PageGroup } from './page-groups.ts'

/** What is used of the browser; tests pass in their own. */
export interface CacheDependencies {
  caches: CacheStorage
  fetch: typeof fetch
}

/**
 * Caches pages with the scripts, styles and fonts they need: those named in a page, and those that the build lists
 * because they are imported later. The pages are stored last, so that an interrupted run leaves the previous copy as it
 * was. If everything is cached already, only the first page is fetched again.
 */
export async function cachePages(
  { cacheName, pages, list: inEnglish }: PageGroup,
  { caches, fetch }: CacheDependencies,
  signal: AbortSignal,
): Promise<void> {
  const [first, ...others] = pages
  if (first === undefined) return
  const list = fileListPath(currentLocale().language, inEnglish)
  const page = await getPage(first)
  const listed = aList(aString)(await (await get(list, { cache: 'no-cache', signal })).json())
  const files = new Set([...listed, ...(await listAssetPaths(page))])
  const cache = await caches.open(cacheName)
  // In another language the pages differ, even if the files they need are cached.
  const isSame = (await languageOf(await cache.match(first))) === (await languageOf(page))
  const isWhole = isSame && (await areKept([...files, ...others]))

  const documents = new Map([[first, page]])
  if (!isWhole) {
    for (const path of others) {
      const other = await getPage(path)
      documents.set(path, other)
      for (const file of await listAssetPaths(other)) files.add(file)
    }
    for (const path of files)
      if (!(await cache.match(path))) await cache.put(path, await get(path, { signal }))
  }
  signal.throwIfAborted()
  for (const [path, document] of documents) await cache.put(path, document)
  if (isWhole) return
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    if (!pages.includes(path) && !files.has(path)) await cache.delete(request)
  }

  async function areKept(paths: string[]): Promise<boolean> {
    for (const path of paths) if (!(await cache.match(path))) return false
    return true
  }

  function getPage(path: string) {
    return get(path, { headers: { accept: 'text/html' }, signal })
  }

  async function get(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(path, init)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  }
}

/** The language in the page's own HTML. */
const languageOf = async (page: Response | undefined): Promise<string | undefined> =>
  /<html lang="([\w-]+)"/.exec((await page?.clone().text()) ?? '')?.[1]
