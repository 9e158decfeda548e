import { expect, test } from 'vitest'
import { sidesOf } from './impose.ts'

test('a sheet of four pages has its back and cover outside', () => {
  expect(sidesOf(4, false)).toEqual([
    [4, 1],
    [2, 3],
  ])
})

test('a booklet of eight pages is two sheets laid into each other', () => {
  expect(sidesOf(8, false)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ])
})

test('bound on the right, left and right are exchanged', () => {
  expect(sidesOf(8, true)).toEqual([
    [1, 8],
    [7, 2],
    [3, 6],
    [5, 4],
  ])
})
