import type { DayPart } from '#contract/events.ts'
import type { Language } from '#languages/index.ts'
import type { PrintedDay } from '#server/ports/typesetter.ts'
import { namedDay, printedTime } from './dates.ts'
import { mailTranslator } from './translator.ts'

/** The parts of the day as print and films tell them, in the order given: those of one date are together. */
export function printedDays(parts: readonly DayPart[], language: Language): PrintedDay[] {
  const kindOf = mailTranslator(language)
  const days = Map.groupBy(parts, ({ date }) => date)
  return [...days].map(([date, ofDay]) => ({
    day: date && namedDay(date, language, ofDay[0]?.zone),
    parts: ofDay.map((part) => ({
      time: timeOf(part, language),
      name: part.title?.trim() || kindOf(`programme.kinds.${part.kind}`),
      place: part.place,
    })),
  }))
}

function timeOf({ date, begins, endDate, ends, zone }: DayPart, language: Language): string | null {
  if (!begins) return null
  return printedTime(begins, endDate === date ? ends : null, language, zone)
}
