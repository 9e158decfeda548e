import { expect, onTestFinished, test, vi } from 'vitest'
import { isoDayOf, mailDate, mailDay } from './dates.ts'

const moment = new Date('2026-11-27T20:00:00Z')

test("days are in the product's time zone and the reader's language", () => {
  expect(isoDayOf(moment)).toBe('2026-11-28')
  expect(mailDay(moment)).toBe('Nov 28, 2026')
  expect(mailDate('2026-11-28')).toBe('Nov 28, 2026')
  expect(mailDay(moment, 'es')).toBe('28 de noviembre de 2026')
  expect(mailDate('2026-11-28', 'es')).toBe('28 de noviembre de 2026')
  expect(mailDate('2026-01-09', 'pt')).toBe('9 de janeiro de 2026')
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
