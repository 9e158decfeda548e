import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZone, localInstant, nearestInstant } from './zoned-time.ts'

/** Each with a year's changes of clocks: at night, at midnight, by half an hour, in the southern summer, and none. */
const zones = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Europe/London',
  'Europe/Lisbon',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Pacific/Auckland',
  'Asia/Kathmandu',
]

/** What clocks show, by another formatter than the one under test. */
function shownAt(instant: Date, timeZone: string): string {
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('sv-SE', style).format(instant)
}

const minute = 60_000
const [from, to] = [Date.UTC(2025, 0, 1), Date.UTC(2028, 0, 1)]

test.each(zones)('every instant is found again from what clocks in %s show', (zone) => {
  const instants = fc.integer({ min: from / minute, max: to / minute }).map((n) => new Date(n * minute))
  fc.assert(
    fc.property(instants, (instant) => {
      const [date = '', time = ''] = shownAt(instant, zone).split(' ')
      const found = localInstant(date, time, zone)
      if (found.kind === 'instant') expect(found.at).toEqual(instant)
      else {
        expect(found.kind).toBe('twice')
        if (found.kind === 'twice') expect([found.first, found.second]).toContainEqual(instant)
      }
    }),
    { numRuns: 200 },
  )
})

/** The instants of a year at which the clocks of a zone change, to the minute. */
function changesIn(zone: string): number[] {
  const offset = (at: number) => Date.parse(`${shownAt(new Date(at), zone).replace(' ', 'T')}:00Z`) - at
  const changes: number[] = []
  for (let at = from; at < Date.UTC(2027, 0, 1); at += 24 * 60 * minute) {
    let [low, high] = [at, at + 24 * 60 * minute]
    if (offset(low) === offset(high)) continue
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute
      if (offset(middle) === offset(low)) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

test.each(zones)('around both changes of clocks in %s, skipped and doubled times are told apart', (zone) => {
  const changes = changesIn(zone)
  expect(changes).toHaveLength(zone === 'Asia/Kathmandu' ? 0 : 4)
  for (const change of changes) {
    // Every minute of local time from three hours before to three hours after.
    const base = Date.parse(`${shownAt(new Date(change), zone).replace(' ', 'T')}:00Z`)
    for (let local = base - 180 * minute; local < base + 180 * minute; local += minute) {
      const [date = '', time = ''] = new Date(local).toISOString().slice(0, 16).split('T')
      const before = local - offsetAt(change - minute, zone)
      const after = local - offsetAt(change, zone)
      const shows = [...(before < change ? [before] : []), ...(after >= change ? [after] : [])]
      const found = localInstant(date, time, zone)
      expect(`${date} ${time} ${found.kind}`).toBe(
        `${date} ${time} ${['skipped', 'instant', 'twice'][shows.length]}`,
      )
      const nearest = nearestInstant(date, time, zone)
      if (shows[0] !== undefined) expect(nearest.getTime()).toBe(shows[0])
      else expect(Math.abs(nearest.getTime() - change)).toBeLessThanOrEqual(61 * minute)
    }
  }
})

const known = new Map<string, number>()

function offsetAt(at: number, zone: string): number {
  const key = `${zone} ${at}`
  const offset = known.get(key) ?? Date.parse(`${shownAt(new Date(at), zone).replace(' ', 'T')}:00Z`) - at
  known.set(key, offset)
  return offset
}

test('times that a host may type', () => {
  expect(localInstant('2026-10-04', '02:30', 'Australia/Sydney')).toEqual({ kind: 'skipped' })
  expect(localInstant('2026-04-05', '02:30', 'Australia/Sydney')).toEqual({
    kind: 'twice',
    first: new Date('2026-04-04T15:30:00Z'),
    second: new Date('2026-04-04T16:30:00Z'),
  })
  expect(localInstant('2026-11-28', '14:30', 'Australia/Sydney')).toEqual({
    kind: 'instant',
    at: new Date('2026-11-28T03:30:00Z'),
  })
  expect(nearestInstant('2026-10-04', '02:30', 'Australia/Sydney')).toEqual(new Date('2026-10-03T16:30:00Z'))
})

test.each(['0001-01-01', '9999-12-31', '10000-01-01'])(
  'the first and last days of all have an instant: %s',
  (date) => {
    for (const zone of zones) expect(nearestInstant(date, '23:59', zone).getTime()).not.toBeNaN()
  },
)

test.each([
  ['Australia/Sydney', true],
  ['UTC', true],
  ['Etc/GMT+10', true],
  ['+10:00', false],
  ['Mars/Olympus', false],
  ['', false],
  ['../etc/passwd', false],
])('%s is a zone: %s', (zone, is) => {
  expect(isZone(zone)).toBe(is)
})
