import { expect, test } from 'vitest'
import { fundsAfter, type KnownFund } from './rules-edit.ts'

const known = (uuid: string, rest: Partial<KnownFund> = {}): KnownFund => ({
  uuid,
  title: uuid,
  description: null,
  goalMinor: null,
  position: 0,
  deletedAt: null,
  ...rest,
})

const after = (
  funds: { id?: string; title: string; description?: string | null; goalMinor?: number | null }[],
  existing: KnownFund[] = [],
  deleteFundIds: string[] = [],
) => fundsAfter({ funds, deleteFundIds }, existing, () => 'new').map(({ position, ...fund }) => fund)

const fund = (uuid: string, rest: object = {}) => ({
  uuid,
  title: uuid,
  description: null,
  goalMinor: null,
  ...rest,
})

test('named funds come first, the others stay behind them', () => {
  const existing = [known('a'), known('b'), known('c')]
  expect(after([{ id: 'C', title: 'sea' }, { title: 'hospice' }], existing, ['A', 'unknown'])).toEqual([
    fund('c', { title: 'sea' }),
    fund('new', { title: 'hospice' }),
    fund('b'),
  ])
})

test('what an edit does not say of a fund stays, null clears', () => {
  const existing = [known('a', { description: 'why', goalMinor: 500 })]
  expect(after([{ id: 'a', title: 'A' }], existing)).toEqual([
    fund('a', { title: 'A', description: 'why', goalMinor: 500 }),
  ])
  expect(after([{ id: 'a', title: 'A', description: null, goalMinor: null }], existing)).toEqual([
    fund('a', { title: 'A' }),
  ])
})

test('without a title there is no fund', () => {
  expect(after([{ title: '' }, { id: 'a', title: '' }], [known('a'), known('b')])).toEqual([fund('b')])
})

test('deleting wins over naming, and an id names one fund once', () => {
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

test('a closed fund stays closed until it is named', () => {
  const existing = [known('a', { deletedAt: new Date(0) })]
  expect(after([], existing)).toEqual([])
  expect(after([{ id: 'a', title: 'again' }], existing)).toEqual([fund('a', { title: 'again' })])
})
