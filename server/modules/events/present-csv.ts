import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { PersonFacts } from './present.ts'

/** One line for each answer to one event, in the order given. */
export function eventTable(rows: readonly PersonFacts[], language: Language): string {
  const { tables } = textsOf(language)
  const { answers, waits } = tables.event
  const header = [
    tables.name,
    tables.email,
    tables.phone,
    tables.answer,
    tables.guests,
    tables.event.food,
    tables.event.accessNeeds,
    tables.date,
  ]
  const cells = rows.map((row) => [
    row.name,
    row.email,
    row.phone,
    row.waitingSince ? waits : answers[row.status],
    row.guests,
    row.food,
    row.accessNeeds,
    row.dateCreated,
  ])
  return toCsv(header, cells)
}
