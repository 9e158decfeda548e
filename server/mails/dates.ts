import { timeZone } from '#app/messages/formats.ts'
import { clockTime } from '#contract/clock-time.ts'
import { wallClock } from '#contract/zoned-time.ts'
import { type Language, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'

// How mails and print write days and times. Their reader's region is not known (docs/decisions/0040).

/** What is said of where an event is. */
type Zone = string | null | undefined

/** Zones of the United States, by any of their names. */
const american = new Set((new Intl.Locale('und-US') as { getTimeZones?(): string[] }).getTimeZones?.())
const isAmerican = oncePer((zone: string) => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  return american.has(zone) || american.has(timeZone)
})

/** English has the day first, which nobody misreads; the month first where the day takes place in the United States. */
function localeIn(language: Language, zone?: Zone): string {
  if (language !== 'en') return localeOf(language)
  return zone && isAmerican(zone) ? 'en-US' : 'en-AU'
}

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
const UTC = { timeZone: 'UTC' } as const

/** Each formatter is made once. */
const formats = oncePer(
  (key: string) => new Intl.DateTimeFormat(...(JSON.parse(key) as [string, Intl.DateTimeFormatOptions])),
)
const formatIn = (locale: string, form: Intl.DateTimeFormatOptions) => formats(JSON.stringify([locale, form]))

/** Formats a moment with its time in a zone: `28 November 2026, 2:30 pm Eastern Australia Time`. */
export const mailInstant = (moment: Date, zone: string, language: Language = 'en'): string =>
  `${mailDay(moment, language, zone)}, ${mailTime(moment, zone, language)}`

/**
 * Formats a calendar date (`2026-11-28`) as `28 November 2026`, or in the style of the language.
 *
 * @param zone of the event whose date it is, if known: in the United States it is `November 28, 2026`
 */
export const mailDate = (isoDate: string, language: Language = 'en', zone?: Zone): string =>
  formatIn(localeIn(language, zone), { ...DAY, ...UTC }).format(new Date(`${isoDate}T00:00:00Z`))

/** Formats a month (`2026-11`) as `November 2026`. */
export const mailMonth = (month: string, language: Language): string =>
  formatIn(localeIn(language), { year: 'numeric', month: 'long', ...UTC }).format(new Date(month))

/**
 * Formats the day of a moment as `28 November 2026`, in the product's time zone, as screens do.
 *
 * @param zone of the memorial's day, where it is known: what is printed there says the day that it is there
 */
export const mailDay = (moment: Date, language: Language = 'en', zone?: Zone): string =>
  formatIn(localeIn(language, zone), { ...DAY, timeZone: zone ?? timeZone }).format(moment)

/**
 * Formats when an event begins, as clocks show it there: `Saturday 28 November 2026, 2:30 pm Eastern Australia Time`.
 *
 * @param date `2026-11-28`, in the zone
 */
export const mailMoment = (date: string, beginsAt: string, zone: string, language: Language = 'en'): string =>
  `${namedDay(date, language, zone)}, ${mailTime(new Date(beginsAt), zone, language)}`

const zoneIn = (locale: string, zone: string, timeZoneName: 'short' | 'longGeneric', at = 0) =>
  formatIn(locale, { timeZone: zone, timeZoneName })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** `GMT+00:00`, the generic name of this zone, says less to anybody than its own. */
const formOfName = (zone: string) =>
  zoneIn('en', zone, 'longGeneric') === 'GMT+00:00' ? 'short' : 'longGeneric'

/** The name of a zone on a day: `Eastern Australia Time`. */
export const nameZone = (zone: string, isoDate: string, language: Language): string =>
  zoneIn(localeIn(language, zone), zone, formOfName(zone), Date.parse(isoDate))

/** Formats the time of a moment with the name of its zone: `2:30 pm Eastern Australia Time`. */
const mailTime = (moment: Date, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeIn(language, zone), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: formOfName(zone),
  }).format(moment)

/** Formats the date of an event, with the name of the day: `Saturday 28 November 2026`. */
export const namedDay = (isoDate: string, language: Language, zone?: Zone): string =>
  formatIn(localeIn(language, zone), { weekday: 'long', ...DAY, ...UTC }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )

/**
 * Formats local times for print: `2 pm`, or with an end on the same day `2 – 3 pm`.
 *
 * @param ends null: no end is said
 */
export function printedTime(begins: string, ends: string | null, language: Language, zone: Zone): string {
  const locale = localeIn(language, zone)
  const [from, to] = [wall(begins), wall(ends ?? begins)]
  if (to <= from) return clockTime(locale, from, 'UTC')
  const isFull = begins.endsWith(':00') && ends?.endsWith(':00') && hasHalves(locale)
  const minute = isFull ? {} : ({ minute: '2-digit' } as const)
  return formatIn(locale, { hour: 'numeric', ...minute, ...UTC }).formatRange(from, to)
}

const wall = (time: string) => Date.parse(`2000-01-01T${time}Z`)

/** Whether a clock names the halves of the day. */
const hasHalves = (locale: string) => formatIn(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true

/**
 * The calendar day of a moment in a memorial's zone, as `2026-11-28`.
 *
 * @param zone null or absent: the product's
 */
export const isoDayOf = (moment: Date, zone?: string | null): string =>
  wallClock(moment.getTime(), zone || timeZone).date

/** Formats a moment as `Nov 28, 2026, 2:05 PM` in this machine's time zone, for its owner. */
export function localMoment(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}
