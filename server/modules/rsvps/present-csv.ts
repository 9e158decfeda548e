import { textsOf } from '#languages/all.ts'
import type { Language } from '#languages/index.ts'
import { toCsv } from '#server/lib/csv.ts'
import type { EventAnswerFacts } from '#server/lib/programme.ts'
import { allAnswers } from '#server/modules/events/present.ts'
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

interface PartsFacts extends RsvpFacts {
  watches: boolean
  food: string
  accessNeeds: string
  events: readonly EventAnswerFacts[]
}

/** The same where the day has a programme: two columns for each of its parts, then what somebody eats and needs. */
export function partsTable(
  rows: readonly PartsFacts[],
  parts: readonly { uuid: string; name: string }[],
  memorialUuid: string,
  language: Language,
): string {
  const { tables } = textsOf(language)
  const { food, accessNeeds, answers: words } = tables.event
  const header = [
    tables.name,
    tables.email,
    tables.phone,
    ...parts.flatMap(({ name }) => [name, `${name} (${tables.guests})`]),
    food,
    accessNeeds,
    tables.message,
    tables.date,
  ]
  const cells = rows.map((row) => {
    const answers = allAnswers(memorialUuid, row)
    const said = parts.flatMap(({ uuid }) => {
      const answer = answers.find(({ eventUuid }) => eventUuid === uuid)
      return answer ? [words[answer.status], answer.guests] : ['', '']
    })
    return [
      row.name,
      row.email,
      row.phone,
      ...said,
      row.food,
      row.accessNeeds,
      hostsRead(row),
      new Date(row.dateCreated),
    ]
  })
  return toCsv(header, cells)
}
