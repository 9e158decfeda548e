/**
 * What a device keeps of a memorial whose day somebody answered for: enough to get there without a network. In a cache
 * of its own, a memorial each, by the path of its page.
 */
export interface CachedDay {
  name: string
  date: string
  place: string
  details: string
}

export type DayPart = keyof CachedDay

export const DAY_CACHE = 'answered-days'

/** The page of the memorial that a path belongs to; null for every other path. */
export const memorialPath = (path: string): string | null => /^\/view\/[^/]+/.exec(path)?.[0] ?? null

/** At sign-out. */
export async function clearDayCache(): Promise<void> {
  try {
    await caches.delete(DAY_CACHE)
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
