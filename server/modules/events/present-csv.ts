import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { PersonFacts } from './present.ts'

/** One line for each answer to one event, in the order given. */
export const eventTable = (rows: readonly PersonFacts[], language: Language): string =>
  toCsv(
    headerOf(language),
    rows.map((row) => cellsOf(row, language)),
  )

/** The same for several events, whose names stand in the first column. */
export function eventsTable(
  events: readonly { name: string; rows: readonly PersonFacts[] }[],
  language: Language,
): string {
  const header = [textsOf(language).tables.event.name, ...headerOf(language)]
  return toCsv(
    header,
    events.flatMap(({ name, rows }) => rows.map((row) => [name, ...cellsOf(row, language)])),
  )
}

function headerOf(language: Language) {
  const { tables } = textsOf(language)
  const { food, accessNeeds } = tables.event
  return [
    tables.name,
    tables.email,
    tables.phone,
    tables.answer,
    tables.guests,
    food,
    accessNeeds,
    tables.date,
  ]
}

function cellsOf(row: PersonFacts, language: Language) {
  const { answers } = textsOf(language).tables.event
  return [
    row.name,
    row.email,
    row.phone,
    answers[row.status],
    row.guests,
    row.food,
    row.accessNeeds,
    row.dateCreated,
  ]
}
