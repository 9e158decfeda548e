/** Features of a browser. Its name is never used, because browsers claim the names of others. */
interface BrowserTraits {
  /** Whether the browser supports a CSS declaration. */
  supports: (property: string, value: string) => boolean
  /** Whether there is a global of this name. */
  has: (name: string) => boolean
  /** Opened from a home screen or a dock, where stored data is not cleared. */
  isInstalled: boolean
}

/**
 * Whether a browser clears what a site stored after seven days of use without a visit. WebKit does, in Safari and in
 * every browser of an iPhone (docs/decisions/0012); it is recognised by features that only WebKit has.
 */
export function clearsAfterAWeek({ supports, has, isInstalled }: BrowserTraits): boolean {
  const isWebKit =
    has('GestureEvent') || supports('-webkit-touch-callout', 'none') || supports('-webkit-nbsp-mode', 'space')
  return isWebKit && !isInstalled
}

/**
 * The last whole day on which a browser that clears after a week still has everything, counted from this visit: today
 * is the first of the seven days, and on the eighth the data may be gone. Midnight of that day in the device's time
 * zone.
 */
export const lastDayKept = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_KEPT - 1)

const DAYS_KEPT = 7

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Whether to ask for persistence now. Some browsers decide by themselves, and may decide otherwise next week; others
 * ask the person, who is not to be asked at every visit.
 *
 * @param askedAt milliseconds since 1970, as stored; null or unreadable: never asked
 */
export function mayAskAgain(askedAt: string | null, now: number): boolean {
  const before = Number(askedAt)
  // If the clock was ahead at the last time, asking must not be blocked for years.
  return !before || now - before >= WEEK_MS || before > now
}
