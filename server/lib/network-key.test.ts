import { expect, test } from 'vitest'
import { networkKeyOf } from './network-key.ts'

test('a link counts for those who hold it, and whoever has none for their network at that memorial', () => {
  const at = { ip: '203.0.113.7', memorialUuid: 'margaret' }
  expect(networkKeyOf(null, 'rsvpByIp', at)).toEqual(['rsvpByIp', '203.0.113.7 margaret'])
  expect(networkKeyOf('PRINTED', 'rsvpByIp', at)).toEqual(['byPrintedCode', 'rsvpByIp margaret'])
  expect(networkKeyOf('PERSONAL', 'rsvpByIp', at)).toBeNull()
})
