import { type CachedDay, DAY_CACHE, type DayPart, memorialPath } from './memorial-day-cache.ts'
import { canCachePages, registerWorker } from './register-worker.ts'

/**
 * Caches the day that the open page shows (features/view/Cover.tsx, features/visitor-actions/programme/ProgrammeEvent.tsx). It runs each time the page is opened, so it also
 * stores what the family changed meanwhile. If caching is not possible, the page works as before.
 */
export async function cacheMemorialDay(): Promise<void> {
  const path = memorialPath(location.pathname)
  if (!path || !canCachePages()) return
  try {
    const cache = await caches.open(DAY_CACHE)
    await cache.put(path, new Response(JSON.stringify(readDay())))
    await registerWorker()
  } catch {
    // No storage left, or no network any more.
  }
}

function readDay(): CachedDay {
  const text = (part: DayPart) => document.querySelector(`[data-day=${part}]`)?.textContent ?? ''
  const day = { name: text('name'), date: text('date'), place: text('place'), details: text('details') }
  const overAt = readOverAt()
  return { ...day, programme: readProgramme(), ...(overAt !== null && { overAt }) }
}

/** What is needed on the way, with the events for which the family chose this visitor. */
function readProgramme(): string {
  const events = [...document.querySelectorAll('[data-event]')].map((event) =>
    eventParts
      .map((part) => event.querySelector(`[data-${part}]`)?.textContent)
      .filter((line) => line)
      .join('\n'),
  )
  return events.join('\n\n')
}

/** The end of the last event that takes place; null as long as one has no date. */
function readOverAt(): number | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-event]:not([data-cancelled])')]
  const ends = rows.map(({ dataset }) => Date.parse(dataset.over ?? ''))
  return ends.length > 0 && ends.every((end) => !Number.isNaN(end)) ? Math.max(...ends) : null
}

const eventParts = ['title', 'when', 'off', 'place', 'details']
