import { expect, it } from 'vitest'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { cityOf, zoneName } from './zones.ts'

it('writes times and days as people say them', () => {
  expect(writtenTime('14:00')).toBe('2 PM')
  expect(writtenTime('09:30')).toBe('9:30 AM')
  expect(writtenTime('')).toBe('')
  expect(writtenDay('2027-01-09')).toBe('Saturday, January 9, 2027')
  expect(writtenDay('2027-13-09')).toBe('')
})

it('names a zone with its place', () => {
  expect(cityOf('America/Argentina/La_Rioja')).toBe('La Rioja')
  expect(zoneName('Australia/Sydney')).toMatch(/Sydney/)
  expect(zoneName('Mars/Olympus_Mons')).toBe('Olympus Mons')
})
