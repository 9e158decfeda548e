import { expect, test } from 'vitest'
import { withRemovals } from './removals.ts'

const row = (id: string) => ({ id })
const shown = (rows: string[], removals: [id: string, behind: string | null][]) =>
  withRemovals(
    rows.map(row),
    removals.map(([id, behind]) => ({ row: row(id), behind })),
  ).map(({ kind, row: { id }, place }) => `${kind} ${id} ${place}`)

test('a removed row is told where it stood, and would come back there', () => {
  expect(shown(['a', 'c'], [['b', 'a']])).toEqual(['row a 0', 'removed b 1', 'row c 1'])
  expect(shown(['b'], [['a', null]])).toEqual(['removed a 0', 'row b 0'])
})

test('several keep their order, even when what they stood behind went too', () => {
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

test('one that is there again is a row again', () => {
  expect(shown(['a', 'b'], [['b', 'a']])).toEqual(['row a 0', 'row b 1'])
})
