import type { DayPart } from '#contract/events.ts'
import type { Language } from '#languages/index.ts'
import type { PrintedDay } from '#server/ports/typesetter.ts'
import { namedDay, nameZone, printedTime } from './dates.ts'
import { mailTranslator } from './translator.ts'

/**
 * The parts of the day as print and films tell them, in the order given: those of one date are together. What is in
 * another zone than the first part says its zone.
 */
export function printedDays(parts: readonly DayPart[], language: Language): PrintedDay[] {
  const kindOf = mailTranslator(language)
  const home = parts.find(({ zone }) => zone)?.zone ?? null
  const days = Map.groupBy(parts, ({ date }) => date)
  return [...days].map(([date, ofDay]) => ({
    day: date && namedDay(date, language, ofDay[0]?.zone),
    parts: ofDay.map((part) => ({
      time: timeOf(part, language, home),
      name: part.title?.trim() || kindOf(`programme.kinds.${part.kind}`),
      place: part.place,
    })),
  }))
}

function timeOf(
  { date, begins, endDate, ends, zone }: DayPart,
  language: Language,
  home: string | null,
): string | null {
  if (!date || !begins) return null
  const time = printedTime(begins, endDate === date ? ends : null, language, zone)
  return zone && zone !== home ? `${time} (${nameZone(zone, date, language)})` : time
}
