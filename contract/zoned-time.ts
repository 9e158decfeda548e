/** Instants of local times, with the rules of a zone for that day, by `Intl` (docs/decisions/0023). */

/** An IANA name. `Intl` would take offsets, too; they do not follow a change of clocks. */
const zoneName = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/

/** Making one takes some 25 KB that V8 does not count (docs/decisions/0046), so they are kept, but not without end. */
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 200

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(zone, made)
  return made
}

/** Whether `Intl` knows the zone. */
export function isZone(zone: string): boolean {
  if (!zoneName.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch (reason) {
    if (reason instanceof RangeError) return false
    throw reason
  }
}

export type LocalInstant =
  | { kind: 'instant'; at: Date }
  /** The clocks skip it. */
  | { kind: 'skipped' }
  /** The clocks show it twice. */
  | { kind: 'twice'; first: Date; second: Date }

const DAY_MS = 24 * 60 * 60 * 1000

/** One name for all spellings of a zone for which `isZone` is true: `europe/london` to `Europe/London`. */
export const canonicalZone = (zone: string): string => formatOf(zone).resolvedOptions().timeZone

/**
 * The instant at which clocks in a zone show a local time.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param zone for which `isZone` is true
 */
export function localInstant(date: string, time: string, zone: string): LocalInstant {
  const shown = shownAt(date, time)
  // Clocks change at most once within two days, so one of the offsets around it applies.
  const offsets = [offsetAt(shown - DAY_MS, zone), offsetAt(shown + DAY_MS, zone)]
  const [first, second] = [...new Set(offsets)]
    .map((offset) => shown - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === shown)
    .toSorted((a, b) => a - b)
  if (first === undefined) return { kind: 'skipped' }
  if (second === undefined) return { kind: 'instant', at: new Date(first) }
  return { kind: 'twice', first: new Date(first), second: new Date(second) }
}

/** The same for stored times, whose zone may have changed its clocks since: the instant that is nearest. */
export function nearestInstant(date: string, time: string, zone: string): Date {
  const found = localInstant(date, time, zone)
  if (found.kind === 'instant') return found.at
  if (found.kind === 'twice') return found.first
  // As far after the change as the time is after the hour that is skipped.
  const shown = shownAt(date, time)
  return new Date(shown - offsetAt(shown - DAY_MS, zone))
}

/** What clocks show, as if they showed UTC; also of years that have five digits in the zone alone. */
function shownAt(date: string, time: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { date, time } = wallClock(instant, zone)
  return shownAt(date, time) - Math.floor(instant / 1000) * 1000
}

/** What clocks and calendars in a zone show at an instant: `2026-11-28` and `14:30:05`. */
export function wallClock(instant: number, zone: string): { date: string; time: string } {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}:${second}` }
}
