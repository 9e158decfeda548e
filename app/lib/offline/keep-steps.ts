import { keepPages } from './keep-pages.ts'
import { stepPages } from './places.ts'
import { canKeep, workerIsThere } from './register.ts'

/**
 * Brings the steps onto this device, so that each opens without a network. In a browser or on a day when that cannot
 * be, they go on as before: it is tried again with the next page.
 */
export async function keepSteps(signal: AbortSignal): Promise<void> {
  if (!canKeep()) return
  try {
    await keepPages(stepPages, { caches, fetch: globalThis.fetch.bind(globalThis) }, signal)
    await workerIsThere()
  } catch {
    // No network, no room, or another page by now.
  }
}
