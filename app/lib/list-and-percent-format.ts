import { perLanguage } from '#app/messages/current-locale.ts'
import { localeOf } from '#languages/index.ts'

const lists = perLanguage((language) => new Intl.ListFormat(localeOf(language)))
const percent = perLanguage(
  (language) => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }),
)

/** Joins a list in the current locale: 'Ann, Ben and Cleo'; '' for an empty list. */
export const formatList = (things: string[]): string => lists().format(things)

/** Formats a share from 0 to 1: '46%'. */
export const formatPercent = (part: number): string => percent().format(part)
