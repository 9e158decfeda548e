import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import { afterOpening } from './rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2025, 10, 20) + minutes * 60_000)
const { visitMinutes } = responses

test('on the first visit, everything is news', () => {
  expect(afterOpening({ visitedAt: null, previousVisitAt: null }, at(0))).toEqual({
    visitedAt: at(0),
    previousVisitAt: null,
  })
})

test('opening again soon is the same visit, and news stay news', () => {
  const first = afterOpening({ visitedAt: at(0), previousVisitAt: at(-600) }, at(visitMinutes - 1))
  expect(first).toEqual({ visitedAt: at(visitMinutes - 1), previousVisitAt: at(-600) })
  // Every opening prolongs the visit.
  expect(afterOpening(first, at(2 * visitMinutes - 2)).previousVisitAt).toEqual(at(-600))
})

test('the first visit can also be prolonged, with everything new', () => {
  expect(afterOpening({ visitedAt: at(0), previousVisitAt: null }, at(1)).previousVisitAt).toBeNull()
})

test('after half an hour it is another visit: news are what came since the last opening', () => {
  expect(afterOpening({ visitedAt: at(0), previousVisitAt: at(-600) }, at(visitMinutes))).toEqual({
    visitedAt: at(visitMinutes),
    previousVisitAt: at(0),
  })
})
