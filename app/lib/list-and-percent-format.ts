import { perLanguage } from '#app/messages/current-locale.ts'
import { localeOf } from '#languages/index.ts'

const lists = perLanguage((language) => new Intl.ListFormat(localeOf(language)))
const percent = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }),
)

/** 'Ann, Ben and Cleo', as the reader lists things; '' for none. */
export const formatList = (things: string[]): string => lists().format(things)

/** A part of a whole, 0 to 1: '46%'. */
export const formatPercent = (part: number): string => percent().format(part)
