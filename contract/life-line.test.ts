import { expect, test } from 'vitest'
import { lifeLine } from './life-line.ts'

const filled = (decade: number, photos: number, films = 0) => ({ decade, photos, films })
const nobody = { birthDate: null, deathDate: null }

test('empty decades between birth and death are named, and none outside', () => {
  const line = lifeLine([filled(1960, 10), filled(1980, 30), filled(1990, 2)], {
    birthDate: '1941-03',
    deathDate: '2026',
  })
  expect(line?.map(({ decade, step }) => [decade, step])).toEqual([
    [1940, 0],
    [1950, 0],
    [1960, 2],
    [1970, 0],
    [1980, 5],
    [1990, 1],
    [2000, 0],
    [2010, 0],
    [2020, 0],
  ])
})

test('without dates of a life the line goes from the first to the last with anything', () => {
  const line = lifeLine([filled(1930, 1), filled(1950, 1), filled(1960, 1)], nobody)
  expect(line?.map(({ decade }) => decade)).toEqual([1930, 1940, 1950, 1960])
})

test('what is older than the birth stands on the line', () => {
  const line = lifeLine([filled(1920, 1), filled(1950, 1), filled(1960, 1)], {
    birthDate: '1941~',
    deathDate: '1960',
  })
  expect(line?.[0]?.decade).toBe(1920)
})

test('films count as photos do, and a decade may have nothing else', () => {
  const line = lifeLine([filled(1940, 0, 1), filled(1950, 4), filled(1960, 2, 2)], nobody)
  expect(line?.map(({ decade, films, step }) => [decade, films, step])).toEqual([
    [1940, 1, 1],
    [1950, 0, 5],
    [1960, 2, 5],
  ])
})

test('fewer than three decades are no line', () => {
  expect(lifeLine([filled(1960, 9), filled(1980, 30)], nobody)).toBeNull()
  expect(lifeLine([], nobody)).toBeNull()
})
