import { expect, test } from 'vitest'
import { plainDay } from './plain-day.ts'

const memorial = { uuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11', address: 'St Brigid’s Hall', details: null }

test('a day alone is over when it ends in the zone of the product', () => {
  const day = plainDay({ ...memorial, memorialDate: '2026-11-28' })
  expect(day).toMatchObject({ date: '2026-11-28', place: 'St Brigid’s Hall', begins: null })
  expect(day.overAt).toBe('2026-11-28T13:00:00.000Z')
})

test('without a date it is never over', () => {
  expect(plainDay({ ...memorial, memorialDate: null })).toMatchObject({ date: null, overAt: null })
})
