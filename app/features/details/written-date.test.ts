import { expect, test } from 'vitest'
import type { Language } from '#languages/index.ts'
import { readAs } from '../../../tests/support/read-as.ts'
import { isPast, isUnlikely, writtenDate } from './written-date.ts'

test('a date is written with its weekday, in any time zone', () => {
  expect(writtenDate('2026-11-28')).toBe('Sat, Nov 28, 2026')
  expect(writtenDate('')).toBe('')
  expect(writtenDate('soon')).toBe('')
})

test.each<[Language, string]>([
  ['es', 'viernes, 28 de noviembre de 2031'],
  ['ar', 'الجمعة، 28 نوفمبر 2031'],
])('a date in the language %s is written %s', (language, expected) => {
  readAs(language)
  expect(writtenDate('2031-11-28')).toBe(expected)
})

test.each([
  ['0202-11-28', true],
  ['1899-12-31', true],
  ['1900-01-01', false],
  ['2026-11-28', false],
  ['20260-01-01', true],
  ['', false],
])('whether %s is unlikely: %s', (date, unlikely) => {
  expect(isUnlikely(date)).toBe(unlikely)
})

test.each([
  ['1925-11-28', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2027-01-01', false],
  ['', false],
  ['soon', false],
])('whether %s is past late in the evening of 25 November 2026: %s', (date, past) => {
  expect(isPast(date, new Date(2026, 10, 25, 23, 30))).toBe(past)
})
