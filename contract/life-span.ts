import { type Language, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'
import { type LifeDate, type LifeDates, typedLifeDate } from './life-dates.ts'

/** The messages of `screens/life-span.ts` in a language. */
type Translate = (
  key: 'span' | 'about' | `${'born' | 'died'}.${Exactness}`,
  values: typeof noValues,
) => string

type Exactness = 'day' | 'month' | 'year' | 'about'

/** What the messages may say. */
const noValues = { birth: '', death: '', date: '', year: '' }

const format = (style: Intl.DateTimeFormatOptions) =>
  oncePer((language) => new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }))

const formats = {
  day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
  month: format({ year: 'numeric', month: 'long' }),
  yearday: format({ month: 'long', day: 'numeric' }),
}

function exactnessOf(date: LifeDate): Exactness {
  const { month, day, isAbout } = typedLifeDate(date)
  if (isAbout) return 'about'
  if (!month) return 'year'
  return day ? 'day' : 'month'
}

/** A date in words: `12 March 1931`, `March 1931`, `1931`, `about 1931`. */
export function writtenLifeDate(date: LifeDate, t: Translate, language: Language): string {
  const exactness = exactnessOf(date)
  if (exactness === 'about') return t('about', { ...noValues, year: typedLifeDate(date).year })
  return exactness === 'year' ? date : formats[exactness](language).format(new Date(date))
}

/**
 * The dates of a life, as they stand under a name: `12 March 1931 – 3 November 2026`, `about 1931 – 2026`, `born 1931`;
 * '' where nothing is known.
 */
export function lifeSpan({ birthDate, deathDate }: LifeDates, t: Translate, language: Language): string {
  const [birth, death] = [birthDate, deathDate].map((date) =>
    date ? writtenLifeDate(date, t, language) : '',
  )
  if (birth && death) return t('span', { ...noValues, birth, death })
  if (birth && birthDate) return t(`born.${exactnessOf(birthDate)}`, { ...noValues, date: birth })
  if (death && deathDate) return t(`died.${exactnessOf(deathDate)}`, { ...noValues, date: death })
  return ''
}

/** The day of the year of a date, `3 November`, on one line. */
export const writtenYearday = (date: string, language: Language): string =>
  formats.yearday(language).format(new Date(date)).replaceAll(' ', '\u00a0')
