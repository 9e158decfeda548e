import { expect, it } from 'vitest'
import { barOf } from './bar.ts'

const end = (parts: ReturnType<typeof barOf>) =>
  Math.max(...parts.map(({ x, width }) => (width > 0 ? x + width : 0)))

it('divides the width by the counts, with a gap between the parts', () => {
  const parts = barOf([50, 25, 25, 0])
  expect(parts.map(({ width }) => width)).toEqual([49.5, 24.75, 24.75, 0])
  expect(parts[1]?.x).toBe(50)
  expect(end(parts)).toBeCloseTo(100)
})

it('keeps 1 of 500 visible without changing the total width', () => {
  const parts = barOf([497, 1, 1, 1])
  expect(parts.map(({ width }) => width).slice(1)).toEqual([1.5, 1.5, 1.5])
  expect(end(parts)).toBeCloseTo(100)
})

it('has a single part if all answers are the same, and none without answers', () => {
  expect(barOf([0, 7, 0, 0])).toEqual([
    { x: 0, width: 0 },
    { x: 0, width: 100 },
    { x: 100.5, width: 0 },
    { x: 100.5, width: 0 },
  ])
  expect(barOf([0, 0, 0, 0]).every(({ width }) => width === 0)).toBe(true)
})
