import { describe, expect, test } from 'vitest'
import { isSlow, look, unseen } from './sight.ts'
import { aBook } from './testing.ts'

const another = '3f1f4c0e-0000-4000-8000-000000000002'

describe('a book that does not move', () => {
  const begun = look(unseen, aBook(), 1000)

  test('is slow after two minutes', () => {
    expect(isSlow(look(begun, aBook(), 120_999))).toBe(false)
    expect(isSlow(look(begun, aBook(), 121_000))).toBe(true)
  })

  test('counts from its last step forward', () => {
    const moved = look(begun, aBook({ progress: 20 }), 100_000)
    expect(isSlow(look(moved, aBook({ progress: 20 }), 121_000))).toBe(false)
  })

  test('counts from the start of the one that takes its place', () => {
    expect(isSlow(look(begun, aBook({ uuid: another }), 121_000))).toBe(false)
  })

  test('is not slow once it is there', () => {
    const ready = look(begun, aBook({ state: 'READY', progress: 10 }), 2000)
    expect(isSlow(look(ready, aBook({ state: 'READY', progress: 10 }), 900_000))).toBe(false)
  })
})

describe('the end of a book', () => {
  test('is news where it was seen in the making', () => {
    const seen = look(look(unseen, aBook(), 0), aBook({ state: 'FAILED' }), 1)
    expect(seen.wasMaking).toBe(true)
  })

  test('is none where it was over before', () => {
    expect(look(unseen, aBook({ state: 'FAILED' }), 0).wasMaking).toBe(false)
  })

  test('is none for another book than the one that was seen', () => {
    const seen = look(look(unseen, aBook(), 0), aBook({ uuid: another, state: 'FAILED' }), 1)
    expect(seen.wasMaking).toBe(false)
  })

  test('leaves the finished one before it when it fails', () => {
    const ready = aBook({ state: 'READY' })
    const seen = [ready, aBook({ uuid: another }), aBook({ uuid: another, state: 'FAILED' })].reduce(
      (before, book) => look(before, book, 0),
      unseen,
    )
    expect(seen.finished).toBe(ready)
  })
})
