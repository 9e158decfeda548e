import { expect, test } from 'vitest'
import { boundRetention, isOvergrown, markFormer } from './rules-believed.ts'

const now = new Date('2026-11-27T10:00:00Z')

test.each([
  [null, '2027-11-27'],
  ['never', '2027-11-27'],
  ['2020-01-01', '2027-11-27'],
  ['2028-02-01', '2028-02-01'],
  ['2999-01-01', '2028-11-27'],
])('a memorial that was kept until %s is kept until %s', (until, kept) => {
  expect(
    boundRetention(until === null ? null : new Date(until), now)
      .toISOString()
      .slice(0, 10),
  ).toBe(kept)
})

test('a gift that is restored again keeps the id of its payment', () => {
  const once = markFormer('one', 'pi_1')
  expect(once).toBe('former:one:pi_1')
  expect(markFormer('two', once)).toBe('former:two:pi_1')
})

test('a text of JSON that would keep everybody waiting is told without reading it', () => {
  expect(isOvergrown(JSON.stringify({ a: [{ b: '[[[' }, { c: 'a \\" [' }] }))).toBe(false)
  expect(isOvergrown(`"${'['.repeat(100)}"`)).toBe(false)
  expect(isOvergrown('['.repeat(41))).toBe(true)
  expect(isOvergrown(`[${'[],'.repeat(60_000)}1]`)).toBe(true)
  expect(isOvergrown(`[${'0,'.repeat(400_001)}0]`)).toBe(true)
  expect(isOvergrown(`"${','.repeat(400_001)}"`)).toBe(false)
})
