import { expect, test } from 'vitest'
import { type Carried, type CarriedRow, type CarriedTable, carried, strayReference } from './rules-carried.ts'

const memorial = 'memorial'
const photo = 'photo'
const memory = 'memory'
const fund = 'fund'
const answer = 'answer'
const contact = 'contact'
const theirs = 'theirs'

/** An archive with one row of each table that others refer to, and these. */
function withRows(more: Partial<Record<CarriedTable, CarriedRow[]>>): Pick<Carried, 'tables'> {
  const own = {
    memorials: [{ uuid: memorial, profilePhotoUuid: photo, hostVideoUuid: null }],
    media: [{ uuid: photo, contributionUuid: memory }],
    contributions: [{ uuid: memory }],
    funds: [{ uuid: fund }],
    rsvps: [{ uuid: answer, contactUuid: contact }],
    contacts: [{ uuid: contact }],
  }
  const empty = Object.fromEntries(Object.keys(carried).map((table) => [table, []]))
  return { tables: { ...empty, ...own, ...more } as unknown as Carried['tables'] }
}

test('rows that name each other, in capitals too, are taken', () => {
  const donations = [{ uuid: crypto.randomUUID(), fundUuid: fund.toUpperCase() }]
  // The first part of a day has the id of its memorial.
  const eventAnswers = [{ eventUuid: memorial, answerUuid: answer }]
  expect(strayReference(withRows({ donations, eventAnswers }))).toBeNull()
})

test.each<[string, Partial<Record<CarriedTable, CarriedRow[]>>]>([
  ['memorials.profilePhotoUuid', { memorials: [{ uuid: memorial, profilePhotoUuid: theirs }] }],
  ['memorials.hostVideoUuid', { memorials: [{ uuid: memorial, hostVideoUuid: theirs }] }],
  ['media.contributionUuid', { media: [{ uuid: photo, contributionUuid: theirs }] }],
  ['media.recordingOf', { media: [{ uuid: photo, recordingOf: theirs }] }],
  ['rsvps.contactUuid', { rsvps: [{ uuid: answer, contactUuid: theirs }] }],
  ['donations.fundUuid', { donations: [{ uuid: crypto.randomUUID(), fundUuid: theirs }] }],
  ['eventAnswers.answerUuid', { eventAnswers: [{ eventUuid: memorial, answerUuid: theirs }] }],
])('%s of another memorial is found', (column, rows) => {
  expect(strayReference(withRows(rows))).toBe(column)
})
