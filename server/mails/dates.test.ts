import { expect, onTestFinished, test, vi } from 'vitest'
import { isoDayOf, mailDate, mailDay, mailInstant, mailMoment, namedDay, printedTime } from './dates.ts'
import { printedDays } from './printed-days.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const moment = new Date('2026-11-27T20:00:00Z')

test("days are in the product's time zone and the reader's language", () => {
  expect(isoDayOf(moment)).toBe('2026-11-28')
  expect(mailDay(moment)).toBe('28 November 2026')
  expect(mailDate('2026-11-28')).toBe('28 November 2026')
  expect(mailDay(moment, 'es')).toBe('28 de noviembre de 2026')
  expect(mailDate('2026-11-28', 'es')).toBe('28 de noviembre de 2026')
  expect(mailDate('2026-01-09', 'pt')).toBe('9 de janeiro de 2026')
})

test('English has the month first where the day takes place in the United States', () => {
  for (const zone of ['America/New_York', 'US/Pacific', 'America/Indiana/Indianapolis', 'Pacific/Honolulu'])
    expect([zone, mailDate('2026-01-09', 'en', zone)]).toEqual([zone, 'January 9, 2026'])
  for (const zone of ['Australia/Sydney', 'Europe/London', 'America/Toronto', null])
    expect([zone, mailDate('2026-01-09', 'en', zone)]).toEqual([zone, '9 January 2026'])
  expect(mailDate('2026-01-09', 'es', 'America/New_York')).toBe('9 de enero de 2026')
  const noon = '2026-01-09T17:00:00Z'
  expect(plain(mailMoment('2026-01-09', noon, 'America/New_York'))).toBe(
    'Friday, January 9, 2026, 12:00 PM Eastern Time',
  )
  expect(plain(mailMoment('2026-01-09', noon, 'Europe/London'))).toBe(
    'Friday 9 January 2026, 5:00 pm United Kingdom Time',
  )
  for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT'])
    expect(plain(mailMoment('2026-01-09', noon, zone))).toBe('Friday 9 January 2026, 5:00 pm UTC')
  expect(plain(mailMoment('2026-01-09', noon, 'UTC', 'ar'))).toMatch(/UTC$/)
  expect(plain(mailInstant(new Date(noon), 'UTC'))).toBe('9 January 2026, 5:00 pm UTC')
})

test('print and mails of an event name the day, and times with their end', () => {
  expect(namedDay('2027-01-09', 'en', 'Australia/Sydney')).toBe('Saturday 9 January 2027')
  expect(namedDay('2027-01-09', 'en', 'America/Denver')).toBe('Saturday, January 9, 2027')
  expect(namedDay('2027-01-09', 'ar', null)).toBe('السبت، 9 يناير 2027')
  const time = (
    begins: string,
    ends: string | null,
    language: 'en' | 'es' = 'en',
    zone = 'Australia/Sydney',
  ) => plain(printedTime(begins, ends, language, zone))
  expect(time('14:00', null)).toBe('2 pm')
  expect(time('14:30', null, 'en', 'America/Denver')).toBe('2:30 PM')
  expect(time('17:00', '20:00')).toBe('5–8 pm')
  expect(time('17:00', '20:30')).toBe('5:00 – 8:30 pm')
  expect(time('17:00', '20:00', 'es')).toBe('17:00–20:00')
  // It ends on the next day, which is not said.
  expect(time('22:00', '01:00')).toBe('10 pm')
})

test('print says the zone of a part that is in another than the first one', () => {
  const part = {
    uuid: 'a',
    kind: 'OTHER',
    title: 'Wake',
    date: '2027-01-09',
    endDate: null,
    ends: null,
    place: null,
  } as const
  const days = printedDays(
    [
      { ...part, begins: '14:00', zone: 'Australia/Sydney' },
      { ...part, begins: '11:00', zone: 'Europe/Lisbon' },
      { ...part, begins: null, zone: null },
    ],
    'en',
  )
  expect(days[0]?.parts.map(({ time }) => time && plain(time))).toEqual([
    '2 pm',
    '11 am (Western European Time)',
    null,
  ])
})

// One format takes some 25 KB outside of the garbage collector's count, and every view of a page needs its day.
test('formatting a day creates no new format', () => {
  mailDay(moment)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  isoDayOf(moment)
  mailDay(moment)
  expect(made).not.toHaveBeenCalled()
})

test('a day is that of the zone where it is known', () => {
  const moment = new Date('2026-11-28T03:00:00Z')
  expect(mailDay(moment, 'en', 'America/Los_Angeles')).toBe('November 27, 2026')
  expect(mailDay(moment, 'es', 'America/Bogota')).toBe('27 de noviembre de 2026')
})
