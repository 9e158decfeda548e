import { expect, test } from 'vitest'
import { retainedAfter } from './rules.ts'
import { endlessTime, formerIntentId, isOvergrown, withTypedLinks } from './rules-believed.ts'
import type { Carried } from './rules-carried.ts'

const now = new Date('2026-11-27T10:00:00Z')

test.each([
  [null, '2027-11-27'],
  ['never', '2027-11-27'],
  ['2020-01-01', '2027-11-27'],
  ['2028-02-01', '2028-02-01'],
  ['2999-01-01', '2028-11-27'],
])('a memorial that was kept until %s is kept until %s', (until, kept) => {
  expect(
    retainedAfter(until === null ? null : new Date(until), now)
      .toISOString()
      .slice(0, 10),
  ).toBe(kept)
})

test('a gift that is restored again keeps the id of its payment', () => {
  const once = formerIntentId('one', 'pi_1')
  expect(once).toBe('former:one:pi_1')
  expect(formerIntentId('two', once)).toBe('former:two:pi_1')
})

test('links are as hosts may type them, and those that are not are told', () => {
  const { events, leftOut } = withTypedLinks([
    { uuid: 'a', streamUrl: 'HTTPS://Vimeo.com/1' },
    { uuid: 'b', streamUrl: 'http://vimeo.com/1', recordingUrl: 7 },
  ])
  expect(events).toEqual([
    { uuid: 'a', streamUrl: 'https://vimeo.com/1', recordingUrl: null },
    { uuid: 'b', streamUrl: null, recordingUrl: null },
  ])
  expect(leftOut).toEqual(['http://vimeo.com/1', '7'])
})

test.each(['infinity', ' -Infinity ', '+infinity', '5874897-12-31'])(
  'a time without end is found: %s',
  (time) => {
    const tables = (rows: object) => ({ ...rows }) as unknown as Carried['tables']
    expect(endlessTime(tables({ media: [{ takenAt: null }, { takenAt: time }] }))).toBe('media.takenAt')
    expect(endlessTime(tables({ rsvps: [{ provenAt: time }] }))).toBe('rsvps.provenAt')
    // A word like any other elsewhere.
    expect(endlessTime(tables({ stories: [{ title: time, createdAt: '2026-11-27' }] }))).toBeNull()
  },
)

test('a text of JSON that would keep everybody waiting is told without reading it', () => {
  expect(isOvergrown(JSON.stringify({ a: [{ b: '[[[' }, { c: 'a \\" [' }] }))).toBe(false)
  expect(isOvergrown(`"${'['.repeat(100)}"`)).toBe(false)
  expect(isOvergrown('['.repeat(41))).toBe(true)
  expect(isOvergrown(`[${'[],'.repeat(60_000)}1]`)).toBe(true)
  expect(isOvergrown(`[${'0,'.repeat(400_001)}0]`)).toBe(true)
  expect(isOvergrown(`"${','.repeat(400_001)}"`)).toBe(false)
})
