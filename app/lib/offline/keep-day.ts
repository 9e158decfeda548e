import { type DayPart, KEPT_DAYS, type KeptDay, memorialPath } from './kept-days.ts'
import { canKeep, workerIsThere } from './register.ts'

/**
 * Keeps the day as the page that is open shows it (features/view/Cover.tsx), and again whenever it is opened: what the
 * family has changed meanwhile is kept too. Where that cannot be, the page goes on as before.
 */
export async function keepDay(): Promise<void> {
  const path = memorialPath(location.pathname)
  if (!path || !canKeep()) return
  try {
    const cache = await caches.open(KEPT_DAYS)
    await cache.put(path, new Response(JSON.stringify(readDay())))
    await workerIsThere()
  } catch {
    // No room, or no network by now.
  }
}

function readDay(): KeptDay {
  const text = (part: DayPart) => document.querySelector(`[data-day=${part}]`)?.textContent ?? ''
  return { name: text('name'), date: text('date'), place: text('place'), details: text('details') }
}
