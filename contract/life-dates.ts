/**
 * A date of birth or death, as exact as it is known, in the form of EDTF (ISO 8601-2, level 1): `1931-03-12`, `1931-03`,
 * `1931`, or `1931~` for about 1931.
 */
export type LifeDate = string

/** null where a date is not known; absent in what was stored before there were any. */
export interface LifeDates {
  birthDate?: LifeDate | null | undefined
  deathDate?: LifeDate | null | undefined
}

export type LifeDateProblem =
  | 'yearMissing'
  | 'yearUnclear'
  | 'monthMissing'
  | 'monthUnclear'
  | 'dayUnclear'
  | 'aboutYearOnly'
  | 'future'
  | 'deathBeforeBirth'

/** A date as somebody types it: any part may be empty or wrong. */
export interface TypedLifeDate {
  year: string
  month: string
  day: string
  /** About that year. */
  isAbout: boolean
}

/** The parts of what `lifeDateText` has put together. */
export function typedLifeDate(text: string): TypedLifeDate {
  const [year = '', month = '', day = ''] = text.replace('~', '').split('-')
  return { year, month, day, isAbout: text.endsWith('~') }
}

/** The parts as one text, which loses none of them; a whole date as `LifeDate`, an empty one as ''. */
export function lifeDateText({ year, month, day, isAbout }: TypedLifeDate): string {
  const parts = [year, padded(month), padded(day)].map((part) => part.replace(/[-~]/g, ''))
  return parts.join('-').replace(/-+$/, '') + (isAbout ? '~' : '')
}

/** Only what is surely whole: after a 1 a 2 may follow. */
const padded = (part: string) => (/^[1-9]$/.test(part) ? `0${part}` : part)

/**
 * Reads what somebody typed; null where it is nothing.
 *
 * @param today `2026-11-26`
 */
export function readLifeDate(
  text: string,
  today: string,
): { date: LifeDate | null } | { problem: LifeDateProblem } {
  const problem = text === '' ? null : problemOf(typedLifeDate(text), text, today)
  return problem ? { problem } : { date: text || null }
}

function problemOf(typed: TypedLifeDate, text: string, today: string): LifeDateProblem | null {
  const { year, month, day, isAbout } = typed
  if (year === '') return 'yearMissing'
  if (!/^[1-9]\d{3}$/.test(year)) return 'yearUnclear'
  if (isAbout && (month || day)) return 'aboutYearOnly'
  if (day && !month) return 'monthMissing'
  if (month && !/^(?:0[1-9]|1[0-2])$/.test(month)) return 'monthUnclear'
  if (day && !isDayOf(year, month, day)) return 'dayUnclear'
  // Only what is written as a whole date is one.
  if (text !== lifeDateText(typed)) return 'yearUnclear'
  const exact = text.replace('~', '')
  return exact > today.slice(0, exact.length) ? 'future' : null
}

const isDayOf = (year: string, month: string, day: string): boolean =>
  /^\d\d$/.test(day) && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))

/** A month has the days before the first of the next. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether the one is surely after the other: as far as both are known. */
export function isDeathBeforeBirth({ birthDate, deathDate }: LifeDates): boolean {
  if (!birthDate || !deathDate) return false
  const [birth, death] = [birthDate.replace('~', ''), deathDate.replace('~', '')]
  const common = Math.min(birth.length, death.length)
  return death.slice(0, common) < birth.slice(0, common)
}

/** The last day that it is anywhere on Earth (UTC+14), so that nobody's today is in the future. */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Whether a whole day is known. */
export const isWholeDay = (date: LifeDate | null | undefined): date is LifeDate => date?.length === 10

/** The dates of somebody's life alone. */
export const pickLife = <Life extends LifeDates>({
  birthDate,
  deathDate,
}: Life): Pick<Life, 'birthDate' | 'deathDate'> => ({ birthDate, deathDate })
