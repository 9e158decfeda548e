import { timeZone } from '#app/messages/formats.ts'
import { type Language, localeOf } from '#languages/index.ts'

const short = { year: 'numeric', month: 'short', day: 'numeric' } as const
const long = { ...short, month: 'long' } as const

// Each format is made once: it takes some 25 KB that V8 does not count, so thousands of them would wait for the garbage
// collector (docs/decisions/0275).
const days = new Map<string, Intl.DateTimeFormat>()

/** US style in English; in other languages their own style, with the month's name. */
function dayIn(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`
  const known = days.get(key)
  if (known) return known
  const made =
    language === 'en'
      ? new Intl.DateTimeFormat('en-US', { ...short, timeZone })
      : new Intl.DateTimeFormat(localeOf(language), { ...long, timeZone })
  days.set(key, made)
  return made
}

/** Formats a calendar date (`2026-11-28`) as `Nov 28, 2026`, or in the style of the language. */
export const mailDate = (isoDate: string, language: Language = 'en'): string =>
  dayIn(language, 'UTC').format(new Date(`${isoDate}T00:00:00Z`))

/** Formats the day of a moment as `Nov 28, 2026`, in the product's time zone, as screens do. */
export const mailDay = (moment: Date, language: Language = 'en'): string =>
  dayIn(language, timeZone).format(moment)

/**
 * Formats when an event begins, as clocks show it there: `Nov 28, 2026, 2:30 PM Eastern Australia Time`.
 *
 * @param date `2026-11-28`, in the zone
 */
export function mailMoment(date: string, beginsAt: string, zone: string, language: Language = 'en'): string {
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'longGeneric',
  })
  return `${mailDate(date, language)}, ${time.format(new Date(beginsAt))}`
}

/** The Canadian locale formats dates this way. */
const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The calendar day of a moment in the product's time zone, as `2026-11-28`. */
export const isoDayOf = (moment: Date): string => isoDays.format(moment)

/** Formats a moment as `Nov 28, 2026, 2:05 PM` in this machine's time zone, for its owner. */
export function localMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...short, hour: 'numeric', minute: '2-digit' }).format(moment)
}
