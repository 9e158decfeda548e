import { expect, test } from 'vitest'
import { fundChanges, fundsAfter, type KnownFund, reworded } from './rules-edit.ts'

const known = (uuid: string, rest: Partial<KnownFund> = {}): KnownFund => ({
  uuid,
  title: uuid,
  description: null,
  recipient: null,
  payout: null,
  charity: null,
  goalMinor: null,
  position: 0,
  deletedAt: null,
  holdsGifts: false,
  ...rest,
})

const after = (
  funds: Parameters<typeof fundsAfter>[0]['funds'],
  existing: KnownFund[] = [],
  deleteFundIds: string[] = [],
) => fundsAfter({ funds, deleteFundIds }, existing, () => 'new').map(({ position, ...fund }) => fund)

const fund = (uuid: string, rest: object = {}) => ({
  uuid,
  title: uuid,
  description: null,
  recipient: null,
  payout: null,
  charity: null,
  goalMinor: null,
  ...rest,
})

test('fields missing from the edit stay, null clears', () => {
  const existing = [
    known('a', {
      description: 'why',
      recipient: 'The hospice',
      payout: 'in May',
      charity: 'SC012345',
      goalMinor: 500,
    }),
  ]
  expect(after([{ id: 'a', title: 'A' }], existing)).toEqual([
    fund('a', {
      title: 'A',
      description: 'why',
      recipient: 'The hospice',
      payout: 'in May',
      charity: 'SC012345',
      goalMinor: 500,
    }),
  ])
  const cleared = { description: null, recipient: null, payout: null, charity: null, goalMinor: null }
  expect(after([{ id: 'a', title: 'A', ...cleared }], existing)).toEqual([fund('a', { title: 'A' })])
})

test('a fund without a title is removed', () => {
  expect(after([{ title: '' }, { id: 'a', title: '' }], [known('a'), known('b')])).toEqual([fund('b')])
})

test('deleting a fund wins over naming it, and an id names only one fund', () => {
  expect(after([{ id: 'a', title: 'x' }], [known('a')], ['a'])).toEqual([])
  expect(
    after(
      [
        { id: 'a', title: 'first' },
        { id: 'a', title: 'second' },
      ],
      [known('a')],
    ),
  ).toEqual([fund('a', { title: 'first' }), fund('new', { title: 'second' })])
})

const edited = (changes: object, before: Partial<KnownFund> = {}) => {
  const existing = [known('a', before)]
  const funds = fundsAfter(
    { funds: [{ id: 'a', title: 'a', ...changes }], deleteFundIds: [] },
    existing,
    () => 'new',
  )
  return { existing, funds }
}

test.each([
  { title: 'Another' },
  { description: 'For the nurses' },
  { recipient: 'Claire Hollis' },
  { payout: 'next week' },
  { charity: 'SC012345' },
])('%j changes the texts', (changes) => {
  const { existing, funds } = edited(changes)
  expect(reworded(existing, funds)).toEqual(existing)
})

test('a goal, an end and a new order do not change the texts', () => {
  const { existing, funds } = edited({ goalMinor: 700 })
  expect(reworded(existing, funds)).toEqual([])
  expect(reworded(existing, [])).toEqual([])
  expect(fundChanges(existing, funds)).toEqual([{ fundUuid: 'a', what: 'GOAL' }])
})

test('the owner is told the change of each fund', () => {
  const existing = [
    known('named'),
    known('worded'),
    known('over'),
    known('kept', { goalMinor: 5 }),
    known('again', { deletedAt: new Date(0) }),
    known('closed', { deletedAt: new Date(0) }),
  ]
  const edit = {
    funds: [
      { id: 'kept', title: 'kept' },
      { id: 'again', title: 'Another name', goalMinor: 3 },
      { id: 'named', title: 'Renamed', recipient: 'The hospice' },
      { id: 'worded', title: 'worded', recipient: 'The hospice', goalMinor: 3 },
      { title: 'Lifeboats' },
    ],
    deleteFundIds: ['over'],
  }
  const funds = fundsAfter(edit, existing, () => 'new')
  expect(fundChanges(existing, funds)).toEqual([
    { fundUuid: 'again', what: 'REOPENED' },
    { fundUuid: 'named', what: 'RENAMED' },
    { fundUuid: 'worded', what: 'REWORDED' },
    { fundUuid: 'new', what: 'ADDED' },
    { fundUuid: 'over', what: 'ENDED' },
  ])
})
