import { expect, test } from 'vitest'
import { type AffectedRow, onePerAddress, revisionOf, wayTo } from './rules.ts'

const row = (rsvpUuid: string, fields: Partial<AffectedRow> = {}): AffectedRow => ({
  rsvpUuid,
  name: rsvpUuid,
  email: null,
  phone: null,
  isUnproven: true,
  isSkipped: false,
  eventUuids: [],
  ...fields,
})

test('one mail goes to an address, about a proven answer if there is one', () => {
  const rows = [
    row('a', { email: 'Home@example.com' }),
    row('b', { email: 'home@example.com', isUnproven: false }),
    row('c', { email: 'home@example.com', isUnproven: false }),
    row('d', { email: 'other@example.com' }),
    row('e', { phone: '1' }),
    row('f', { phone: '1' }),
  ]
  expect(onePerAddress(rows).map(({ rsvpUuid }) => rsvpUuid)).toEqual(['b', 'd', 'e', 'f'])
})

test.each([
  [{ email: 'a@b.c', isSkipped: false }, 'MAIL'],
  [{ email: 'a@b.c', isSkipped: true }, 'SKIPPED'],
  [{ email: null, isSkipped: false }, 'UNADDRESSED'],
])('the way to %o is %s', (person, way) => {
  expect(wayTo(person)).toBe(way)
})

const side = {
  kind: 'SERVICE',
  title: null,
  date: '2031-11-28',
  begins: '14:30',
  endDate: null,
  ends: null,
  zone: 'Europe/London',
  place: null,
  details: null,
  streamUrl: null,
  isNotStreamed: false,
  isCancelled: false,
} as const
const change = {
  uuid: 'a',
  before: side,
  after: { ...side, begins: '15:00' },
  what: ['WHEN' as const],
  isForChosen: false,
  changedAt: new Date('2031-01-01T00:00:00Z'),
}

test('a revision is of the changes and their time, in whatever order their facts are stored', () => {
  const { kind, ...others } = side
  const revision = revisionOf([change])
  expect(revisionOf([{ ...change, before: { ...others, kind } }])).toBe(revision)
  expect(revisionOf([{ ...change, after: { ...side, begins: '16:00' } }])).not.toBe(revision)
  expect(revisionOf([{ ...change, changedAt: new Date() }])).not.toBe(revision)
})
