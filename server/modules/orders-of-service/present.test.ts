import { expect, test } from 'vitest'
import { whenAndWhere } from './present.ts'

const service = {
  uuid: '2b1f7c1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  kind: 'SERVICE',
  title: null,
  date: '2027-01-09',
  begins: '14:00',
  place: 'St Brigid’s Hall\n14 Marine Parade',
  isOnCover: true,
  isForEveryone: true,
} as const

const said = (zone: string | null) =>
  whenAndWhere({ ...service, zone }, 'en').map((line) => line.replace(/\s/g, ' '))

test('English has the day first, as the other prints of the same memorial', () => {
  const place = ['St Brigid’s Hall', '14 Marine Parade']
  expect(said('Europe/London')).toEqual(['Saturday 9 January 2027, 2 pm', ...place])
  expect(said(null)).toEqual(['Saturday 9 January 2027, 2 pm', ...place])
})

test('where the day takes place in the United States, the month comes first', () => {
  expect(said('America/Denver')[0]).toBe('Saturday, January 9, 2027, 2 PM')
})
