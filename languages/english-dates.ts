/** How an English date is written: `January 9`, or `9 January` (docs/decisions/0040). */
export type EnglishDates = 'en-US' | 'en-AU'

/** Of a reader of whom no region is known. */
export const defaultEnglishDates: EnglishDates = 'en-US'

/**
 * How the first region of English in an `Accept-Language` header writes a date; the default for English without a
 * region, and for none.
 */
export function englishDatesOf(header: string | null | undefined): EnglishDates {
  const tags = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
  const tag = tags.find((one) => /^en-[a-z]{2}$/i.test(one))
  return tag === undefined || putsMonthFirst(tag) ? 'en-US' : 'en-AU'
}

function putsMonthFirst(tag: string): boolean {
  const [first] = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric' }).formatToParts(0)
  return first?.type === 'month'
}
