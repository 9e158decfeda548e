import { expect, test } from 'vitest'
import type { EventFacts } from '#server/lib/programme.ts'
import { presentEvent, presentEvents, presentProgramme } from './present.ts'

const [a, b] = ['0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11', '1d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'] as const

const event: EventFacts = {
  uuid: a,
  kind: 'SERVICE',
  title: null,
  date: '2026-11-28',
  begins: '14:30',
  endDate: null,
  ends: null,
  dayZone: null,
  zone: 'Europe/London',
  place: null,
  details: null,
  audience: 'EVERYONE',
  asksFood: false,
  asksAccess: false,
  streamUrl: null,
  recordingUrl: null,
  isNotStreamed: false,
  cancelledAt: null,
  sequence: 0,
  position: 0,
}
const allDay = { ...event, begins: null, zone: null }

test.each([
  [{}, '2026-11-28T17:30:00.000Z'],
  [{ endDate: '2026-11-29', ends: '01:00' }, '2026-11-29T01:00:00.000Z'],
  // Three hours by the clock on the wall are four when it goes back.
  [{ date: '2026-10-24', begins: '23:30' }, '2026-10-25T01:30:00.000Z'],
  [{ begins: null, zone: null }, '2026-11-28T13:00:00.000Z'],
  [{ begins: null, zone: null, endDate: '2026-11-30' }, '2026-11-30T13:00:00.000Z'],
  [{ begins: null, zone: null, dayZone: 'America/New_York' }, '2026-11-29T05:00:00.000Z'],
  [{ dayZone: 'America/New_York' }, '2026-11-28T17:30:00.000Z'],
  [{ date: null, begins: null, zone: null }, null],
])('an event with %o is over at %s', (changes, at) => {
  expect(presentEvent({ ...event, ...changes }).overAt).toBe(at)
})

test('the last day of all is over, too', () => {
  const { overAt } = presentEvent({ ...allDay, date: '9999-12-31', dayZone: 'America/New_York' })
  expect(overAt).toMatch(/^\+010000/)
})

test('events are in order of time: a day without a time first, without a date last', () => {
  const events = [
    { ...event, title: 'undated', date: null, begins: null, zone: null, position: 0 },
    { ...event, title: 'late', begins: '18:00', position: 1 },
    { ...event, title: 'sydney', begins: '20:00', zone: 'Australia/Sydney', position: 2 },
    { ...event, title: 'same', begins: '18:00', position: 3 },
    { ...allDay, title: 'day', position: 4 },
  ]
  expect(presentEvents(events).map(({ title }) => title)).toEqual([
    'day',
    'sydney',
    'late',
    'same',
    'undated',
  ])
})

test.each([
  [{}, true],
  [{ title: 'Mass' }, false],
  [{ kind: 'BURIAL' as const }, false],
  [{ isNotStreamed: true }, false],
  [{ cancelledAt: '2026-11-01' }, false],
])('the first event alone with %o is plain: %s', (changes, is) => {
  expect(presentProgramme([{ ...allDay, ...changes }], a)).toHaveLength(is ? 0 : 1)
})

test('a programme has another event, or one beside the first', () => {
  expect(presentProgramme([allDay], b)).toHaveLength(1)
  expect(presentProgramme([allDay, { ...allDay, uuid: b }], a)).toHaveLength(2)
  expect(presentProgramme([], a)).toEqual([])
})
