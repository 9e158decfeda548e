import { type Language, localeOf } from '#languages/index.ts'
import { oncePer } from '#languages/once-per.ts'
import { type LifeDate, type LifeDates, typedLifeDate } from './life-dates.ts'

/** The messages of `screens/life-span.ts` in a language. */
type Translate = (
  key: 'span' | 'about' | `${'born' | 'died'}.${Exactness}`,
  values: typeof noValues,
) => string

type Exactness = 'day' | 'month' | 'year' | 'about'

const noValues = { birth: '', death: '', date: '', year: '' }

/** Days and months in full, as print writes them. */
export const writeInFull = oncePer((language) => {
  const format = (style: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' })
    return (date: LifeDate) => made.format(new Date(date))
  }
  return {
    day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
    yearday: format({ month: 'long', day: 'numeric' }),
  }
})

type Writer = Pick<ReturnType<typeof writeInFull>, 'day' | 'month'>

function exactnessOf(date: LifeDate): Exactness {
  const { month, day, isAbout } = typedLifeDate(date)
  if (isAbout) return 'about'
  if (!month) return 'year'
  return day ? 'day' : 'month'
}

/** A date in words: `12 March 1931`, `March 1931`, `1931`, `about 1931`. */
export function writtenLifeDate(date: LifeDate, t: Translate, write: Writer): string {
  const exactness = exactnessOf(date)
  if (exactness === 'about') return t('about', { ...noValues, year: typedLifeDate(date).year })
  return exactness === 'year' ? date : write[exactness](date)
}

/**
 * The dates of a life, as they stand under a name: `12 March 1931 – 3 November 2026`, `about 1931 – 2026`, `born 1931`;
 * '' where nothing is known.
 */
export function lifeSpan({ birthDate, deathDate }: LifeDates, t: Translate, write: Writer): string {
  const say = (date: LifeDate) => writtenLifeDate(date, t, write)
  if (birthDate && deathDate) return t('span', { ...noValues, birth: say(birthDate), death: say(deathDate) })
  if (birthDate) return t(`born.${exactnessOf(birthDate)}`, { ...noValues, date: say(birthDate) })
  return deathDate ? t(`died.${exactnessOf(deathDate)}`, { ...noValues, date: say(deathDate) }) : ''
}

/** The day of the year of a date, `3 November`, on one line. */
export const writtenYearday = (date: string, language: Language): string =>
  writeInFull(language).yearday(date).replaceAll(' ', '\u00a0')
