import { cachePages } from './cache-pages.ts'
import { stepPages } from './page-groups.ts'
import { canCachePages, registerWorker } from './register-worker.ts'

/**
 * Caches the steps on this device, so that each opens without a network. If that fails, the steps work as before, and
 * the next page tries again.
 */
export async function cacheSteps(signal: AbortSignal): Promise<void> {
  if (!canCachePages()) return
  try {
    await cachePages(stepPages, { caches, fetch: globalThis.fetch.bind(globalThis) }, signal)
    await registerWorker()
  } catch {
    // No network, no storage left, or the person is on another page by now.
  }
}
