/**
 * What a device caches of a memorial after somebody answered there: enough to get to the service without a network. It
 * has its own cache, with one entry per memorial under the path of its page.
 */
export interface CachedDay {
  name: string
  date: string
  place: string
  details: string
  /** Of a programme, each event by lines. Missing in what was stored before there were programmes. */
  programme?: string
  /** From when on the last event is over, in milliseconds. Missing without one that ends. */
  overAt?: number
}

export type DayPart = Exclude<keyof CachedDay, 'overAt'>

export const DAY_CACHE = 'answered-days'

/** The page of the memorial that a path belongs to; null for every other path. */
export const memorialPath = (path: string): string | null => /^\/view\/[^/]+/.exec(path)?.[0] ?? null

/** Called at sign-out. */
export async function clearDayCache(): Promise<void> {
  try {
    await caches.delete(DAY_CACHE)
  } catch {
    // If nothing can be removed, nothing was cached.
  }
}
