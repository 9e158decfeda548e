import { expect, test } from 'vitest'
import { calendarEvent } from './calendar.ts'

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
