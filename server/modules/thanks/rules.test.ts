import { expect, test } from 'vitest'
import { nameOf, proposalKind, recipientOf, thankedOf } from './rules-lines.ts'
import { placed } from './rules-place.ts'
import type { LineRows, PersonRow, ReasonRow } from './rules-rows.ts'
import { sentToOf, whyNotSent } from './rules-send.ts'

const person = (more: Partial<PersonRow> = {}): PersonRow => ({
  uuid: 'p',
  lineUuid: 'p',
  name: '',
  email: null,
  postalAddress: '',
  note: '',
  thankedAt: null,
  thankedHow: null,
  noteRefusedAt: null,
  version: 1,
  ...more,
})
const reason = (more: Partial<ReasonRow> = {}): ReasonRow => ({
  uuid: 'r',
  lineUuid: 'p',
  personUuid: 'p',
  kind: 'MEMORY',
  sourceUuid: 's',
  name: 'Joan',
  email: null,
  mail: null,
  key: null,
  language: null,
  at: new Date(0),
  status: null,
  guests: null,
  words: '',
  photos: 0,
  amountMinor: null,
  currency: null,
  isListed: true,
  ...more,
})
const line = (reasons: Partial<ReasonRow>[], people: Partial<PersonRow>[] = [{}]): LineRows => ({
  uuid: 'p',
  people: people.map(person),
  reasons: reasons.map(reason),
})

test('what has the same proven address goes to one line, everything else to one of its own', () => {
  let count = 0
  const unplaced = [
    { kind: 'MEMORY', sourceUuid: 'a', key: 'ana@example.com' },
    { kind: 'ANSWER', sourceUuid: 'b', key: null },
    { kind: 'GIFT', sourceUuid: 'c', key: 'ana@example.com' },
    { kind: 'GIFT', sourceUuid: 'd', key: 'ben@example.com' },
  ] as const
  const known = new Map([['ben@example.com', 'ben']])
  const { people, reasons } = placed(unplaced, known, () => {
    count += 1
    return `new ${count}`
  })
  expect(people).toEqual(['new 1', 'new 2'])
  expect(reasons.map(({ sourceUuid, personUuid }) => [sourceUuid, personUuid])).toEqual([
    ['a', 'new 1'],
    ['b', 'new 2'],
    ['c', 'new 1'],
    ['d', 'ben'],
  ])
})

test('a line is called as hosts typed, else by the newest name given, else not at all', () => {
  expect(nameOf(line([{ name: 'Joan P' }], [{}, { name: 'Aunt Joan' }]))).toBe('Aunt Joan')
  expect(nameOf(line([{ name: null }, { name: 'Joan' }]))).toBe('Joan')
  expect(nameOf(line([{ name: null }]))).toBeNull()
  expect(nameOf(line([{ name: 'joan@x.org' }, { name: 'Joan' }]))).toBe('Joan')
  expect(nameOf(line([{ name: 'joan@x.org' }]))).toBe('joan@x.org')
})

test.each([
  ['typed by a host', line([{ key: 'a@x.org', mail: 'a@x.org' }], [{ email: 'b@x.org' }]), ['b@x.org', true]],
  [
    'typed, and proven',
    line([{ key: 'a@x.org', mail: 'a@x.org' }], [{ email: 'A@x.org' }]),
    ['A@x.org', false],
  ],
  [
    'proven',
    line([
      { kind: 'ANSWER', mail: 'n@x.org' },
      { key: 'a@x.org', mail: 'a@x.org' },
    ]),
    ['a@x.org', false],
  ],
  ['of whoever gave no name', line([{ name: null, mail: 'a@x.org' }]), ['a@x.org', false]],
  ['typed into an answer', line([{ kind: 'ANSWER', mail: 'a@x.org' }]), ['a@x.org', true]],
  ['none', line([{}]), null],
])('the address of a note: %s', (_, of, expected) => {
  const found = recipientOf(of)
  expect(found && [found.address, found.isOnlyTyped]).toEqual(expected)
})

test('one of several thanks counts, a note before a tick', () => {
  const ticked = { thankedAt: new Date(1), thankedHow: 'PHONE' } as const
  const noted = { thankedAt: new Date(2), thankedHow: 'NOTE' } as const
  expect(thankedOf(line([{}], [{}, ticked]))?.how).toBe('PHONE')
  expect(thankedOf(line([{}], [ticked, noted]))?.how).toBe('NOTE')
  expect(thankedOf(line([{}]))).toBeNull()
})

test('the proposal is about what somebody did beside answering', () => {
  expect(proposalKind(line([{ kind: 'ANSWER' }]))).toBe('ANSWER')
  expect(proposalKind(line([{ kind: 'ANSWER', words: 'So sorry.' }]))).toBe('WORDS')
  expect(proposalKind(line([{ kind: 'ANSWER', words: 'So sorry.' }, { kind: 'GIFT' }]))).toBe('GIFT')
  expect(proposalKind(line([{ kind: 'ANSWER' }, { kind: 'FLOWERS' }]))).toBe('FLOWERS')
  expect(proposalKind(line([{ kind: 'GIFT' }, { kind: 'FLOWERS' }]))).toBe('MANY')
})

test('a typed address gets less than one whose owner came by themselves', () => {
  const facts = {
    words: 'See https://example.com',
    isPaid: false,
    isAddressThanked: false,
    isUnsubscribed: true,
  }
  expect(whyNotSent(line([{ key: 'a@x.org', mail: 'a@x.org' }]), facts)).toBeNull()
  const typed = line([{}], [{ email: 'a@x.org' }])
  expect(whyNotSent(typed, facts)).toBe('UNSUBSCRIBED')
  expect(whyNotSent(typed, { ...facts, isUnsubscribed: false })).toBe('NOT_PAID')
  expect(whyNotSent(typed, { ...facts, isUnsubscribed: false, isPaid: true })).toBe('WORDS')
})

test('whoever gave no name is not known by their address', () => {
  const recipient = { address: 'Ana@Example.com', isOnlyTyped: false, isHidden: false }
  expect([sentToOf(recipient), sentToOf({ ...recipient, isHidden: true })]).toEqual(['ana@example.com', null])
})
