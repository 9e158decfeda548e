import { type CachedDay, DAY_CACHE, type DayPart, memorialPath } from './memorial-day-cache.ts'
import { canCachePages, registerWorker } from './register-worker.ts'

/**
 * Keeps the day as the page that is open shows it (features/view/Cover.tsx), and again whenever it is opened: what the
 * family has changed meanwhile is kept too. Where that cannot be, the page goes on as before.
 */
export async function cacheMemorialDay(): Promise<void> {
  const path = memorialPath(location.pathname)
  if (!path || !canCachePages()) return
  try {
    const cache = await caches.open(DAY_CACHE)
    await cache.put(path, new Response(JSON.stringify(readDay())))
    await registerWorker()
  } catch {
    // No room, or no network by now.
  }
}

function readDay(): CachedDay {
  const text = (part: DayPart) => document.querySelector(`[data-day=${part}]`)?.textContent ?? ''
  return { name: text('name'), date: text('date'), place: text('place'), details: text('details') }
}
