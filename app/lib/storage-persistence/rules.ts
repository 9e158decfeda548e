/**
 * How long this browser keeps what a site stores:
 *
 * - `persistent` until its person clears it: the browser has granted so
 * - `evictable` until it is cleared, or the device runs out of room
 * - `week` cleared after seven days of use without a visit
 * - `session` gone with the window, which is a private one
 */
export type StoragePersistence = 'persistent' | 'evictable' | 'week' | 'session'

/** What a browser can do. Its name is never asked for: each calls itself by the names of others. */
interface BrowserTraits {
  /** Whether a CSS declaration is understood. */
  supports: (property: string, value: string) => boolean
  /** Whether there is a global of this name. */
  has: (name: string) => boolean
  /** Opened from a home screen or a dock, where what is stored is spared. */
  isInstalled: boolean
}

/**
 * Whether a browser clears what a site stored after seven days of use without a visit. WebKit does, in Safari and in
 * every browser of an iPhone (docs/decisions/0175); what WebKit alone can do tells it.
 */
export function clearsAfterAWeek({ supports, has, isInstalled }: BrowserTraits): boolean {
  const isWebKit =
    has('GestureEvent') || supports('-webkit-touch-callout', 'none') || supports('-webkit-nbsp-mode', 'space')
  return isWebKit && !isInstalled
}

interface Facts {
  /** `navigator.storage.persist()` was granted. */
  isPersisted: boolean
  isPrivate: boolean
  clearsAfterAWeek: boolean
}

export function storagePersistence({ isPersisted, isPrivate, clearsAfterAWeek }: Facts): StoragePersistence {
  if (isPrivate) return 'session'
  if (isPersisted) return 'persistent'
  return clearsAfterAWeek ? 'week' : 'evictable'
}

/**
 * The last whole day on which a browser that clears after a week has everything, counted from this visit: today is the
 * first of the seven, and on the eighth it may be gone. At midnight of that day, where the reader is.
 */
export const lastDayKept = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_KEPT - 1)

export const DAYS_KEPT = 7

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Whether to ask for more now. Some browsers answer by themselves, and may answer otherwise next week; others ask their
 * person, who is not to be asked at every visit.
 *
 * @param askedAt milliseconds since 1970, as stored; null or unreadable: never
 */
export function mayAskAgain(askedAt: string | null, now: number): boolean {
  const before = Number(askedAt)
  // A clock that was set back must not keep it from being asked for years.
  return !before || now - before >= WEEK_MS || before > now
}
