import { decadeOf, type PhotoDate, photoDateKey, readPhotoDate } from './photo-date.ts'

/** The messages of `screens/photo-date.ts` in a language. */
type Translate = (
  key: 'about' | 'decade' | 'decadeName' | 'aboutDecade',
  values: { date: string; decade: string },
) => string

/** How a whole day and a month are written, where they are read. */
type Writer = Record<'DAY' | 'MONTH', (date: PhotoDate) => string>

/** A date in words: `12 May 2019`, `May 2019`, `2019`, `about 1954`, `the 1950s`; '' for an unknown one. */
export function photoDateWords(date: PhotoDate | null | undefined, t: Translate, write: Writer): string {
  const read = readPhotoDate(date)
  if (!read || !date) return ''
  const { precision, isAbout } = read
  const decade = String(decadeOf(date))
  if (precision === 'DECADE') return t(isAbout ? 'aboutDecade' : 'decade', { date: '', decade })
  if (precision === 'YEAR') return isAbout ? t('about', { date: photoDateKey(date), decade }) : date
  return write[precision](date)
}

/** The name of a decade: `1950s`. */
export const writtenDecade = (decade: number, t: Translate): string =>
  t('decadeName', { date: '', decade: String(decade) })
