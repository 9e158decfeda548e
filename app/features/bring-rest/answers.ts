import type { Archive, Row } from '#app/lib/archive/open-archive.ts'
import type { bringAnswer } from '#contract/brought.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { byDate, groupBy, isIn, numberIn, textIn } from './row.ts'

type Body = SentBody<typeof bringAnswer>
type ToPart = NonNullable<Body['answers']>[number]

export interface FormerAnswer {
  from: string
  name: string
  /** Its `answers` name the parts of the day as the archive does. */
  body: Body & { answers: ToPart[] }
}

/** Who answered what, as an archive has it, without an address. */
export function answersIn({ tables }: Pick<Archive, 'tables'>): FormerAnswer[] {
  const toParts = groupBy(tables.eventAnswers, 'answerUuid')
  const contacts = new Map(tables.contacts.map((row) => [textIn(row, 'uuid'), row]))
  return byDate(tables.rsvps).map((row) => {
    const uuid = textIn(row, 'uuid')
    // Who answered by a personal link may have given no name: the family's own list has it.
    const contact = contacts.get(textIn(row, 'contactUuid'))
    const name = textIn(row, 'name').trim() || (contact ? fullNameOf(contact) : '')
    const from = textIn(row, 'broughtFrom') || uuid
    return {
      from,
      name,
      body: {
        from,
        name,
        date: textIn(row, 'dateCreated'),
        status: statusOf(row),
        guests: numberIn(row, 'guests'),
        watches: isIn(row, 'watches'),
        message: textIn(row, 'message'),
        formerMessage: textIn(row, 'formerMessage'),
        food: textIn(row, 'food'),
        accessNeeds: textIn(row, 'accessNeeds'),
        awaitsLook: isIn(row, 'awaitsLook'),
        answers: (toParts.get(uuid) ?? []).map(toPart),
      },
    }
  })
}

const fullNameOf = (row: Row): string => `${textIn(row, 'firstName')} ${textIn(row, 'surname')}`.trim()

function statusOf(row: Row): Body['status'] {
  const status = textIn(row, 'status')
  return status === 'ATTENDING' || status === 'UNSURE' ? status : 'NOT_ATTENDING'
}

const toPart = (row: Row): ToPart => ({
  eventUuid: textIn(row, 'eventUuid'),
  status: textIn(row, 'status') === 'WATCHING' ? 'WATCHING' : statusOf(row),
  guests: numberIn(row, 'guests'),
})
