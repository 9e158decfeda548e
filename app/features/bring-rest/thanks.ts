import type { Archive, Row } from '#app/lib/archive/open-archive.ts'
import type { SentBody } from '#contract/endpoint.ts'
import type { addThanks, markThanked } from '#contract/thanks.ts'
import { ownId } from './own-id.ts'
import { inPlace, textIn } from './row.ts'

type Written = SentBody<typeof addThanks>

export interface FormerThanks {
  id: string
  name: string
  body: Written
  /** How they were thanked; null if they were not. */
  how: SentBody<typeof markThanked>['how']
}

const kinds = ['FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER'] as const
const ways = ['LETTER', 'PHONE', 'IN_PERSON'] as const

/**
 * Whom to thank for what hosts wrote down themselves. Addresses come only of people who did nothing else: of whoever answered, wrote or gave
 * none is brought.
 */
export function thanksIn({ tables }: Pick<Archive, 'tables'>, memorialUuid: string): FormerThanks[] {
  const people = new Map(tables.thanksPeople.map((row) => [textIn(row, 'uuid'), row]))
  const lineOf = (uuid: string) => textIn(people.get(uuid) ?? {}, 'joinedTo') || uuid
  const cameIn = new Set(
    tables.thanksReasons
      .filter((row) => textIn(row, 'sourceUuid') !== '')
      .map((row) => lineOf(textIn(row, 'personUuid'))),
  )
  const written = tables.thanksReasons.filter(
    (row) => textIn(row, 'sourceUuid') === '' && textIn(row, 'removedAt') === '',
  )
  return inPlace(written).flatMap((row) => {
    const kind = kinds.find((one) => one === row.kind)
    if (!kind) return []
    const person = people.get(textIn(row, 'personUuid')) ?? {}
    const line = lineOf(textIn(row, 'personUuid'))
    const of = cameIn.has(line) ? {} : person
    const id = ownId(memorialUuid, textIn(row, 'uuid'))
    const name = textIn(person, 'name') || textIn(row, 'name')
    const body = {
      ...{ id, kind, name, words: textIn(row, 'words') },
      ...{ email: textIn(of, 'email'), postalAddress: textIn(of, 'postalAddress') },
    }
    return [{ id, name, body, how: howOf(people.get(line) ?? person) }]
  })
}

function howOf(line: Row): FormerThanks['how'] {
  if (textIn(line, 'thankedAt') === '') return null
  return ways.find((one) => one === line.thankedHow) ?? 'OTHER'
}
