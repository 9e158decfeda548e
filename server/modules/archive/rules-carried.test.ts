import { expect, test } from 'vitest'
import { Carried, type CarriedRows, carriedTables, findStray } from './rules-carried.ts'

const [memorial, photo, memory, fund, answer, contact, theirs] = Array.from(
  { length: 7 },
  (_, at) => `0000000${at}-0000-4000-8000-00000000000a`,
)

/** An archive with one row of each table that others refer to, and these. */
function withRows(more: { [Table in keyof CarriedRows]?: object[] }): CarriedRows {
  const own = {
    memorials: [{ uuid: memorial, profilePhotoUuid: photo, hostVideoUuid: null }],
    events: [{ uuid: memorial }],
    media: [{ uuid: photo, contributionUuid: memory }],
    contributions: [{ uuid: memory }],
    funds: [{ uuid: fund }],
    rsvps: [{ uuid: answer, contactUuid: contact }],
    contacts: [{ uuid: contact }],
  }
  const empty = Object.fromEntries(carriedTables.map((table) => [table, []]))
  return { ...empty, ...own, ...more } as unknown as CarriedRows
}

test('rows that name each other are taken', () => {
  const donations = [{ uuid: theirs, fundUuid: fund }]
  const eventAnswers = [{ eventUuid: memorial, answerUuid: answer }]
  expect(findStray(withRows({ donations, eventAnswers }))).toBeNull()
})

test.each<[string, { [Table in keyof CarriedRows]?: object[] }]>([
  ['memorials.profilePhotoUuid', { memorials: [{ uuid: memorial, profilePhotoUuid: theirs }] }],
  ['memorials.hostVideoUuid', { memorials: [{ uuid: memorial, hostVideoUuid: theirs }] }],
  ['media.contributionUuid', { media: [{ uuid: photo, contributionUuid: theirs }] }],
  ['media.recordingOf', { media: [{ uuid: photo, recordingOf: theirs }] }],
  ['rsvps.contactUuid', { rsvps: [{ uuid: answer, contactUuid: theirs }] }],
  ['donations.fundUuid', { donations: [{ uuid: theirs, fundUuid: theirs }] }],
  ['eventAnswers.answerUuid', { eventAnswers: [{ eventUuid: memorial, answerUuid: theirs }] }],
])('%s of another memorial is found', (column, rows) => {
  expect(findStray(withRows(rows))).toBe(column)
})

/** Whether an archive with these rows is one of ours. */
function isOurs(rows: { [Table in keyof CarriedRows]?: object[] }): boolean {
  const at = '2026-11-27T10:00:00Z'
  const host = { email: 'claire@example.com', firstName: 'Claire', surname: '', language: null }
  const row = { uuid: memorial, printCode: '0123456789abcdef0123', shareSlug: 'rosa', nameOfPerson: 'Rosa' }
  const facts = { format: 'afterglow', version: 1, madeAt: at, madeBy: '', isWhole: true, files: {} }
  const tables = withRows({ memorials: [row], ...rows })
  return Carried.safeParse({ ...facts, hosts: [{ ...host, role: 'OWNER', since: at }], tables }).success
}

test('no row has more columns than ours, nor an id that is none', () => {
  expect(isOurs({})).toBe(true)
  expect(isOurs({ stories: [{ uuid: theirs, text: 'A story' }] })).toBe(true)
  expect(isOurs({ stories: [{ uuid: theirs, passwordHash: 'x' }] })).toBe(false)
  expect(isOurs({ stories: [{ uuid: 'x' }] })).toBe(false)
  expect(isOurs({ memorials: [] })).toBe(false)
})

test.each(['infinity', ' -Infinity ', '+infinity', '5874897-12-31'])(
  'a time without end is none: %s',
  (time) => {
    expect(isOurs({ media: [{ uuid: photo, takenAt: time }] })).toBe(false)
    expect(isOurs({ rsvps: [{ uuid: answer, provenAt: time }] })).toBe(false)
    expect(isOurs({ rsvps: [{ uuid: answer, remindedOf: time }] })).toBe(false)
    // A word like any other elsewhere.
    expect(isOurs({ stories: [{ uuid: theirs, title: time }] })).toBe(true)
  },
)

test('dates of photos are as exact as they are known', () => {
  for (const date of ['XXXX', '195X~', '1954', '1954-05', '2018-02-05T15:11:44'])
    expect([date, isOurs({ media: [{ uuid: photo, takenAt: date }] })]).toEqual([date, true])
})
