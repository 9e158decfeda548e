import { expect, test } from 'vitest'
import {
  daysOf,
  isoDayIn,
  isToClosePage,
  isToRemove,
  type Notice,
  noticeDue,
  notices,
  noticeToTell,
  stageOf,
  stateOf,
  type Year,
} from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const zones = ['Australia/Sydney', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC']
const stages = ['ACTIVE', 'ENDING', 'GRACE', 'ARCHIVED', 'GONE'] as const
const sydney = 'Australia/Sydney'

/** A pseudo-random sequence from 0 up to 1, the same in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Years that end at any moment of 2024 to 2040, in every zone. */
const cases = zones.flatMap((timeZone, seed) => {
  const next = numbers(seed + 7)
  return Array.from({ length: 60 }, () => ({
    timeZone,
    retainedUntil: new Date(Date.UTC(2024, 0, 1) + Math.floor(next() * 16 * 365 * DAY_MS)),
    next,
  }))
})

const open = (retainedUntil: Date): Year => ({ retainedUntil, archivedAt: null })
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

test('every stage begins with a calendar day, and lasts the stated number of whole days', () => {
  for (const { timeZone, retainedUntil } of cases) {
    const first = new Map<string, string>()
    const last = new Map<string, string>()
    // Every six hours, so that days of 23 and of 25 hours are covered at both ends.
    for (let hours = -70 * 24; hours <= 100 * 24; hours += 6) {
      const now = later(retainedUntil, hours * 60 * 60 * 1000)
      const stage = stageOf(retainedUntil, now, timeZone)
      const day = isoDayIn(now, timeZone)
      if (!first.has(stage)) first.set(stage, day)
      last.set(stage, day)
    }
    const days = daysOf(open(retainedUntil), timeZone)
    expect([...first.keys()]).toEqual(stages)
    expect(first.get('ENDING')).toBe(days.extendableFrom)
    expect(last.get('ENDING')).toBe(days.lastDay)
    expect(last.get('GRACE')).toBe(days.readableUntil)
    expect(last.get('ARCHIVED')).toBe(days.filesUntil)
    const between = (from = '', to = '') => (Date.parse(to) - Date.parse(from)) / DAY_MS
    expect(between(first.get('ENDING'), last.get('ENDING'))).toBe(60)
    expect(between(first.get('GRACE'), last.get('GRACE'))).toBe(29)
    expect(between(first.get('ARCHIVED'), last.get('ARCHIVED'))).toBe(59)
    expect(days.lastDay).toBe(isoDayIn(retainedUntil, timeZone))
  }
})

test('a later moment never has an earlier stage', () => {
  for (const { timeZone, retainedUntil, next } of cases) {
    const moments = Array.from({ length: 40 }, () => Math.floor((next() * 200 - 80) * DAY_MS))
    const seen = moments
      .sort((a, b) => a - b)
      .map((ms) => stages.indexOf(stageOf(retainedUntil, later(retainedUntil, ms), timeZone)))
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  }
})

test('whenever the job runs, each notice is sent at most once, one at a time, in order', () => {
  for (const { timeZone, retainedUntil, next } of cases) {
    const told: Notice[] = []
    let year = open(retainedUntil)
    for (let day = -80; day < 140; day += next() < 0.7 ? 1 : Math.ceil(next() * 25)) {
      const now = later(retainedUntil, day * DAY_MS)
      if (isToClosePage(year, now, timeZone)) year = { ...year, archivedAt: now }
      if (isToRemove(year, now, timeZone)) break
      const notice = noticeToTell(year, told, now, timeZone)
      if (notice) told.push(notice)
      // The notice that is due has been sent; no earlier one follows.
      expect(told.at(-1) ?? null).toBe(noticeDue(year, now, timeZone))
      expect(noticeToTell(year, told, now, timeZone)).toBeNull()
    }
    const order = told.map((notice) => notices.indexOf(notice))
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
    expect(told).toContain('ARCHIVED')
  }
})

test('files stay for sixty days from the day the page closed, however late that was', () => {
  for (const { timeZone, retainedUntil, next } of cases) {
    const archivedAt = later(retainedUntil, (32 + Math.floor(next() * 90)) * DAY_MS)
    const year = { retainedUntil, archivedAt }
    const { filesUntil } = daysOf(year, timeZone)
    for (let hours = 0; hours < 170 * 24; hours += 6) {
      const now = later(archivedAt, hours * 60 * 60 * 1000)
      expect(isToRemove(year, now, timeZone)).toBe(isoDayIn(now, timeZone) > filesUntil)
    }
  }
})

test.each([
  ['2027-11-20T12:59:59Z', '2027-11-20', 'ENDING'],
  ['2027-11-20T13:00:00Z', '2027-11-21', 'GRACE'],
])('the last day is a whole day in Sydney: at %s it is %s there, and %s', (now, day, stage) => {
  const retainedUntil = new Date('2027-11-20T02:11:00Z')
  expect(isoDayIn(new Date(now), sydney)).toBe(day)
  expect(stageOf(retainedUntil, new Date(now), sydney)).toBe(stage)
})

test('a page is open until it was closed, and open again after an extension', () => {
  const retainedUntil = new Date('2027-11-20T02:11:00Z')
  const late = later(retainedUntil, 95 * DAY_MS)
  expect(stateOf(open(retainedUntil), late, sydney)).toBe('GRACE')
  expect(isToClosePage(open(retainedUntil), late, sydney)).toBe(true)
  expect(isToRemove(open(retainedUntil), late, sydney)).toBe(false)
  expect(stateOf({ retainedUntil, archivedAt: late }, late, sydney)).toBe('ARCHIVED')
  expect(stateOf(open(later(retainedUntil, 365 * DAY_MS)), late, sydney)).toBe('ACTIVE')
})
