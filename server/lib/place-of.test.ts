import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('a link counts for those who hold it, and whoever has none for their network at that memorial', () => {
  const at = { ip: '203.0.113.7', memorialUuid: 'margaret' }
  expect(placeOf(null, 'rsvpByIp', at)).toEqual(['rsvpByIp', '203.0.113.7 margaret'])
  expect(placeOf('PRINTED', 'rsvpByIp', at)).toEqual(['byPrintedCode', 'rsvpByIp margaret'])
  expect(placeOf('PERSONAL', 'rsvpByIp', at)).toBeNull()
})
