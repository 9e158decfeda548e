import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { RsvpFacts } from './present.ts'
import { hostsRead } from './rules.ts'

/** One line for each answer, in the order given. */
export function rsvpTable(rows: readonly RsvpFacts[], language: Language): string {
  const { tables } = textsOf(language)
  const header = [
    tables.name,
    tables.email,
    tables.phone,
    tables.answer,
    tables.guests,
    tables.message,
    tables.date,
  ]
  const cells = rows.map((row) => [
    row.name,
    row.email,
    row.phone,
    tables.answers[row.status],
    row.guests,
    hostsRead(row),
    new Date(row.dateCreated),
  ])
  return toCsv(header, cells)
}
