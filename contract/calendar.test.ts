import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarEvent, programmeCalendar } from './calendar.ts'
import { localInstant } from './zoned-time.ts'

const event = {
  uuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  shareSlug: 'margaret-hollis-1b1111',
  nameOfPerson: 'Margaret Hollis, "Meg"; née Ångström',
  memorialDate: '2026-11-28',
  address: 'St Brigid’s Hall\n14 Marine Parade, Kingscliff',
  details: '花を一輪お持ちください。'.repeat(12),
}

const ics = calendarEvent(event, 'https://afterglow.example', new Date('2026-11-20T08:00:00Z'))

test('makes an all-day event and escapes everything', () => {
  expect(ics).toContain('METHOD:PUBLISH\r\n')
  expect(ics).toContain('DTSTART;VALUE=DATE:20261128\r\n')
  expect(ics).toContain('DTSTAMP:20261120T080000Z\r\n')
  expect(ics).toContain('SUMMARY:Margaret Hollis\\, "Meg"\\; née Ångström\r\n')
  expect(ics).toContain('LOCATION:St Brigid’s Hall\\n14 Marine Parade\\, Kingscliff\r\n')
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${event.details}`)
})

const opened = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Burial',
  date: '2026-11-28',
  beginsAt: null as string | null,
  endsAt: null as string | null,
  endDate: null as string | null,
  place: 'Kingscliff; row 4',
  details: 'Bring a flower' as string | null,
  streamUrl: null as string | null,
  sequence: 2,
  isCancelled: false,
}

const origin = 'https://afterglow.example'

/** As another program reads the file. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The file has no event')
  return { component, event: new ICAL.Event(component) }
}

const fileOf = (changes: Partial<typeof opened>) =>
  programmeCalendar({ ...opened, ...changes }, event, origin, new Date('2026-11-20T08:00:00Z'))

// The nights around both changes of clocks of each zone, and a day without one.
test.each([
  ['Australia/Sydney', '2026-04-05', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['Europe/London', '2026-03-29', '2026-10-25'],
  ['Europe/Lisbon', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['America/Santiago', '2026-04-05', '2026-09-06'],
  ['America/St_Johns', '2026-03-08', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ['Pacific/Auckland', '2026-04-05', '2026-09-27'],
  ['Asia/Kathmandu', '2026-03-29', '2026-10-25'],
])('ical.js reads the same instants in %s, through both changes of clocks', (zone, first, second) => {
  let count = 0
  for (const date of [first, second, '2026-07-01'])
    for (let hour = 0; hour < 24; hour += 1) {
      const found = localInstant(date, `${String(hour).padStart(2, '0')}:30`, zone)
      if (found.kind !== 'instant') continue
      const endsAt = new Date(found.at.getTime() + 90 * 60_000)
      const file = fileOf({
        date,
        beginsAt: found.at.toISOString(),
        endsAt: endsAt.toISOString(),
        endDate: date,
      })
      const read = readBack(file).event
      expect(read.startDate.toJSDate()).toEqual(found.at)
      expect(read.endDate.toJSDate()).toEqual(endsAt)
      expect(read.startDate.convertToZone(ICAL.Timezone.utcTimezone).toJSDate()).toEqual(found.at)
      count += 1
    }
  expect(count).toBeGreaterThan(65)
})

test('an event of a programme says what, where, and which version of it this is', () => {
  const { component, event: read } = readBack(fileOf({ streamUrl: 'https://vimeo.com/1' }))
  expect(read.uid).toBe(`${event.uuid}-${opened.uuid}@afterglow.example`)
  expect(read.summary).toBe(`Burial · ${event.nameOfPerson}`)
  expect(read.location).toBe('Kingscliff; row 4')
  expect(read.description).toBe('Bring a flower\nhttps://vimeo.com/1')
  expect(read.sequence).toBe(2)
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(read.startDate.isDate).toBe(true)
  expect(readBack(fileOf({ isCancelled: true })).component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('several whole days end after the last of them', () => {
  const { event: read } = readBack(fileOf({ date: '2026-12-30', endDate: '2026-12-31' }))
  expect([read.startDate.toString(), read.endDate.toString()]).toEqual(['2026-12-30', '2027-01-01'])
})

test('an event with an id of another memorial is another event in a calendar', () => {
  const uidIn = (memorial: typeof event) => {
    const file = programmeCalendar({ ...opened, uuid: event.uuid }, memorial, origin, new Date())
    return readBack(file).event.uid
  }
  const other = { ...event, uuid: '5b1f0c7e-3c7b-4b57-8a3e-0f2a1d6c9e44' }
  expect(uidIn(event)).toBe(`${event.uuid}@afterglow.example`)
  expect(uidIn(other)).toBe(`${other.uuid}-${event.uuid}@afterglow.example`)
})

test('the first event keeps its id when it gets a time', () => {
  const timed = fileOf({ uuid: event.uuid, beginsAt: '2026-11-28T03:30:00.000Z' })
  expect(readBack(timed).event.uid).toBe(readBack(ics).event.uid)
  expect(timed).toContain('DTSTART:20261128T033000Z\r\n')
})
