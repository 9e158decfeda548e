import type { PhotoDate } from '#contract/photo-date.ts'
import { photoDateWords, writtenDecade } from '#contract/photo-date-words.ts'
import { textsOf } from '#languages/all.ts'
import type { photoDate as words } from '#languages/en/screens/photo-date.ts'
import type { Language } from '#languages/index.ts'
import { translatorsOf } from '#server/lib/translators.ts'
import { mailDate, mailMonth } from './dates.ts'

const translator = translatorsOf((language) => textsOf(language).screens.photoDate as typeof words)

/** When a photo was taken in words, with days and months as mails and print write them; '' where it is not known. */
export const photoDateIn = (language: Language, date: PhotoDate | null): string =>
  photoDateWords(date, translator(language), {
    DAY: (day) => mailDate(day, language),
    MONTH: (month) => mailMonth(month, language),
  })

/** The name of a decade, `1950s`. */
export const decadeIn = (language: Language, decade: number): string =>
  writtenDecade(decade, translator(language))
