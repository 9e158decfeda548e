import { expect, test } from 'vitest'
import { withRemovals } from './removals.ts'

const row = (id: string) => ({ id })
const shown = (rows: string[], removals: [id: string, behind: string | null][]) =>
  withRemovals(
    rows.map(row),
    removals.map(([id, behind]) => ({ row: row(id), behind })),
  ).map(({ kind, row: { id }, place }) => `${kind} ${id} ${place}`)

test('a removed row is shown in its place, and would return there', () => {
  expect(shown(['a', 'c'], [['b', 'a']])).toEqual(['row a 0', 'removed b 1', 'row c 1'])
  expect(shown(['b'], [['a', null]])).toEqual(['removed a 0', 'row b 0'])
})

test('several removed rows keep their order, even when the row before them was removed too', () => {
  expect(
    shown(
      ['d'],
      [
        ['b', 'a'],
        ['a', null],
        ['c', null],
      ],
    ),
  ).toEqual(['removed a 0', 'removed b 0', 'removed c 0', 'row d 0'])
})

test('a restored row is a normal row again', () => {
  expect(shown(['a', 'b'], [['b', 'a']])).toEqual(['row a 0', 'row b 1'])
})
