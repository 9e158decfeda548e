import { expect, it } from 'vitest'
import { writeDay } from '#app/features/photos/bring/rules.ts'
import { formatMemorialDate, lifeDateWriter } from '#app/lib/dates.ts'
import { writtenPhotoDate } from '#app/lib/photo-date-words.ts'
import { writtenLifeDate } from '#contract/life-span.ts'
import { photoDate as ar } from '#languages/ar/screens/photo-date.ts'
import { photoDate as en } from '#languages/en/screens/photo-date.ts'
import type { EnglishDates } from '#languages/english-dates.ts'
import { photoDate as es } from '#languages/es/screens/photo-date.ts'
import type { Language } from '#languages/index.ts'
import { photoDate as pt } from '#languages/pt/screens/photo-date.ts'
import { translatorsOf } from '#server/lib/translators.ts'
import { mailDate } from '#server/mails/dates.ts'
import { photoDateIn } from '#server/mails/photo-dates.ts'
import { readAs } from './support/read-as.ts'

const texts = { en, es, pt, ar }
const translator = translatorsOf((language) => texts[language] as typeof en)

/** What every place that says a date says of one: a memorial's, a photo's, one of the wall of an export. */
function onScreens(language: Language, region?: EnglishDates) {
  readAs(language, region)
  const t = translator(language)
  return ['2019-05-12', '2019-05', '2019'].map((date) => [
    ...(date.length === 10 ? [formatMemorialDate(date)] : []),
    writtenPhotoDate(date, t),
    writtenLifeDate(date, () => '', lifeDateWriter),
    writeDay(date),
  ])
}

const inPrint = (language: Language) => [
  [mailDate('2019-05-12', language), photoDateIn(language, '2019-05-12')],
  [photoDateIn(language, '2019-05')],
]

it.each([
  ['en', undefined, 'May 12, 2019', 'May 2019'],
  ['en', 'en-AU', '12 May 2019', 'May 2019'],
  ['es', undefined, '12 de mayo de 2019', 'mayo de 2019'],
  ['pt', undefined, '12 de maio de 2019', 'maio de 2019'],
  ['ar', undefined, '12 مايو 2019', 'مايو 2019'],
] as const)('screens write one date one way: %s %s', (language, region, day, month) => {
  expect(onScreens(language, region)).toEqual([
    [day, day, day, day],
    [month, month, month],
    ['2019', '2019', '2019'],
  ])
})

it.each([
  ['en', '12 May 2019', 'May 2019'],
  ['es', '12 de mayo de 2019', 'mayo de 2019'],
  ['pt', '12 de maio de 2019', 'maio de 2019'],
  ['ar', '12 مايو 2019', 'مايو 2019'],
] as const)('mails, print and archive write one date one way: %s', (language, day, month) => {
  expect(inPrint(language)).toEqual([[day, day], [month]])
})

it('English abbreviates the months of days in both, and none that stands with its year alone', () => {
  readAs('en', 'en-US')
  const t = translator('en')
  expect([
    formatMemorialDate('2019-09-02'),
    writtenPhotoDate('2019-09-02', t),
    writeDay('2019-09-02'),
  ]).toEqual(['Sep 2, 2019', 'Sep 2, 2019', 'Sep 2, 2019'])
  expect([writtenPhotoDate('2019-09', t), writeDay('2019-09')]).toEqual(['September 2019', 'September 2019'])
})
