import { cachePages } from './cache-pages.ts'
import { stepPages } from './page-groups.ts'
import { canCachePages, registerWorker } from './register-worker.ts'

/**
 * Brings the steps onto this device, so that each opens without a network. In a browser or on a day when that cannot
 * be, they go on as before: it is tried again with the next page.
 */
export async function cacheSteps(signal: AbortSignal): Promise<void> {
  if (!canCachePages()) return
  try {
    await cachePages(stepPages, { caches, fetch: globalThis.fetch.bind(globalThis) }, signal)
    await registerWorker()
  } catch {
    // No network, no room, or another page by now.
  }
}
