import { expect, test } from 'vitest'
import { arrangeLifeLine } from './life-line.ts'

const filled = (decade: number, photos: number, films = 0) => ({ decade, photos, films })

test('only decades with anything are on the line, in order', () => {
  const line = arrangeLifeLine([filled(1980, 30), filled(1960, 10), filled(1990, 2)])
  expect(line?.map(({ decade, step }) => [decade, step])).toEqual([
    [1960, 2],
    [1980, 5],
    [1990, 1],
  ])
})

test('films count as photos do, and a decade may have nothing else', () => {
  const line = arrangeLifeLine([filled(1940, 0, 1), filled(1950, 4), filled(1960, 2, 2)])
  expect(line?.map(({ decade, films, step }) => [decade, films, step])).toEqual([
    [1940, 1, 1],
    [1950, 0, 5],
    [1960, 2, 5],
  ])
})

test('fewer than three decades are no line', () => {
  expect(arrangeLifeLine([filled(1960, 9), filled(1980, 30)])).toBeNull()
  expect(arrangeLifeLine([])).toBeNull()
})
