import { describe, expect, test } from 'vitest'
import { isStalled, nextStatus, unknownStatus } from './book-status.ts'
import { aBook } from './testing.ts'

const another = '3f1f4c0e-0000-4000-8000-000000000002'

describe('a book without progress', () => {
  const begun = nextStatus(unknownStatus, aBook(), 1000)

  test('is stalled after two minutes', () => {
    expect(isStalled(nextStatus(begun, aBook(), 120_999))).toBe(false)
    expect(isStalled(nextStatus(begun, aBook(), 121_000))).toBe(true)
  })

  test('is timed from its last progress', () => {
    const moved = nextStatus(begun, aBook({ progress: 20 }), 100_000)
    expect(isStalled(nextStatus(moved, aBook({ progress: 20 }), 121_000))).toBe(false)
  })

  test('is timed anew when another book replaces it', () => {
    expect(isStalled(nextStatus(begun, aBook({ uuid: another }), 121_000))).toBe(false)
  })

  test('is not stalled once it is ready', () => {
    const ready = nextStatus(begun, aBook({ state: 'READY', progress: 10 }), 2000)
    expect(isStalled(nextStatus(ready, aBook({ state: 'READY', progress: 10 }), 900_000))).toBe(false)
  })
})

describe('the end of a book', () => {
  test('is news if the book was seen in progress', () => {
    const seen = nextStatus(nextStatus(unknownStatus, aBook(), 0), aBook({ state: 'FAILED' }), 1)
    expect(seen.wasInProgress).toBe(true)
  })

  test('is no news if the book had ended before', () => {
    expect(nextStatus(unknownStatus, aBook({ state: 'FAILED' }), 0).wasInProgress).toBe(false)
  })

  test('is no news if the book seen in progress was another one', () => {
    const seen = nextStatus(
      nextStatus(unknownStatus, aBook(), 0),
      aBook({ uuid: another, state: 'FAILED' }),
      1,
    )
    expect(seen.wasInProgress).toBe(false)
  })

  test('keeps the book that was finished before when it fails', () => {
    const ready = aBook({ state: 'READY' })
    const seen = [ready, aBook({ uuid: another }), aBook({ uuid: another, state: 'FAILED' })].reduce(
      (before, book) => nextStatus(before, book, 0),
      unknownStatus,
    )
    expect(seen.finished).toBe(ready)
  })
})
