import { afterEach, expect, test, vi } from 'vitest'
import type { ShownMemory } from '#contract/show.ts'
import { formatDay } from '../../../lib/dates.ts'
import { advanceWall, beginWall, formatDayOnWall, isNew, timeOf, type WallState } from './wall-state.ts'

const memory = (id: string, letters = 20): ShownMemory => ({
  id,
  from: id,
  words: 'x'.repeat(letters),
  dateCreated: '2026-11-26T08:00:00Z',
})
const NOW = 1_000_000
const listed = (state: WallState, memories: ShownMemory[], now = NOW) =>
  advanceWall(state, { type: 'listed', memories, now })
const turn = (state: WallState) => advanceWall(state, { type: 'turn', now: NOW })

test('shows two short memories, then the next two, and begins again', () => {
  const state = beginWall([memory('a'), memory('b'), memory('c')])
  expect(state.shown).toEqual(['a', 'b'])
  expect(turn(state).shown).toEqual(['c', 'a'])
})

test('what is said in a recording counts as its words do', () => {
  const spoken = { ...memory('a', 100), said: 'x'.repeat(200) }
  expect(beginWall([spoken, memory('b', 100)]).shown).toEqual(['a'])
  expect(timeOf(beginWall([spoken]))).toBe(21_000)
})

test('a long memory is alone, and stays longer', () => {
  const state = beginWall([memory('a', 300), memory('b', 300)])
  expect(state.shown).toEqual(['a'])
  expect(timeOf(state)).toBe(21_000)
  expect(timeOf(beginWall([memory('a')]))).toBe(12_000)
})

test('with one memory or none it stays as it is', () => {
  expect(turn(beginWall([memory('a')])).shown).toEqual(['a'])
  expect(turn(beginWall([])).shown).toEqual([])
})

test('what comes in is shown at once, and counts as new for a minute', () => {
  const state = listed(beginWall([memory('a'), memory('b')]), [memory('c'), memory('a'), memory('b')])
  expect(state.shown).toEqual(['c', 'a'])
  expect([isNew(state, 'c', NOW + 59_000), isNew(state, 'c', NOW + 60_000)]).toEqual([true, false])
  expect(isNew(state, 'a', NOW)).toBe(false)
})

test('several that come in take turns, the oldest first', () => {
  const one = listed(beginWall([]), [memory('c'), memory('b'), memory('a')])
  expect(one.shown).toEqual(['a'])
  expect(turn(one).shown).toEqual(['b', 'a'])
  expect(turn(turn(one)).shown).toEqual(['c', 'b'])
})

test('what is taken back leaves at once; what waited to be shown is not shown', () => {
  const state = listed(beginWall([memory('a'), memory('b')]), [memory('b')])
  expect(state.shown).toEqual(['b'])
  expect(listed(beginWall([memory('a')]), []).shown).toEqual([])
  const waiting = listed(beginWall([]), [memory('b'), memory('a')])
  expect(turn(listed(waiting, [memory('a')])).shown).toEqual(['a'])
})

test('what was hidden and shown again is not new', () => {
  const came = listed(beginWall([memory('b')]), [memory('a'), memory('b')])
  const hidden = listed(came, [memory('b')])
  expect(listed(hidden, [memory('a'), memory('b')]).fresh).toEqual([])
})

afterEach(() => vi.unstubAllEnvs())

test('says today in the time zone of the device, and the date of any other day', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  // The evening of the 14th there, and already the 15th in Greenwich.
  const now = new Date('2025-03-15T03:30:00Z')
  expect(formatDayOnWall('2025-03-15T01:00:00Z', now)).toBe('today')
  expect(formatDayOnWall('2025-03-14T16:00:00Z', now)).toBe('today')
  const before = '2025-03-13T16:00:00Z'
  expect(formatDayOnWall(before, now)).toBe(formatDay(before))
})
