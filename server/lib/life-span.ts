import type { LifeDates } from '#contract/life-dates.ts'
import { lifeSpan, writeInFull } from '#contract/life-span.ts'
import { textsOf } from '#languages/all.ts'
import type { lifeSpan as words } from '#languages/en/screens/life-span.ts'
import type { Language } from '#languages/index.ts'
import { translatorsOf } from './translators.ts'

const translator = translatorsOf((language) => textsOf(language).screens.lifeSpan as typeof words)

export const lifeDates = ['memorials.birthDate', 'memorials.deathDate'] as const

/** The dates of a life in words, as `lifeSpan` of the contract; '' where nothing is known. */
export const lifeSpanIn = (language: Language, dates: LifeDates): string =>
  lifeSpan(dates, translator(language), writeInFull(language))
