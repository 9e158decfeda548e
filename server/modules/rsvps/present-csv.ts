import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { EventAnswerFacts } from '#server/lib/programme.ts'
import type { RsvpFacts } from './present.ts'

interface TableFacts extends RsvpFacts {
  food: string
  accessNeeds: string
  events: readonly EventAnswerFacts[]
}

/**
 * One line for each answer, in the order given. Where the day has a programme, two columns for each of its parts, and what
 * somebody eats and needs.
 */
export function presentTable(
  rows: readonly TableFacts[],
  parts: readonly { uuid: string; name: string }[],
  language: Language,
): string {
  const { tables } = textsOf(language)
  const { food, accessNeeds } = tables.event
  const isPlain = parts.length === 0
  const header = [
    ...[tables.name, tables.email, tables.phone],
    ...(isPlain
      ? [tables.answer, tables.guests]
      : [...parts.flatMap(({ name }) => [name, `${name} (${tables.guests})`]), food, accessNeeds]),
    ...[tables.message, tables.date],
  ]
  const cells = rows.map((row) => {
    const byPart = parts.flatMap(({ uuid }) => {
      const answer = row.events.find(({ eventUuid }) => eventUuid === uuid)
      return answer ? [tables.answers[answer.status], answer.guests] : ['', '']
    })
    return [
      ...[row.name, row.email, row.phone],
      ...(isPlain ? [tables.answers[row.status], row.guests] : [...byPart, row.food, row.accessNeeds]),
      ...[row.message, new Date(row.dateCreated)],
    ]
  })
  return toCsv(header, cells)
}
