import { expect, test } from 'vitest'
import { networkKeyOf } from './network-key.ts'

test('a link counts for those who hold it, and whoever has none for their network at that memorial', () => {
  const at = { ip: '203.0.113.7', memorialUuid: 'margaret' }
  expect(networkKeyOf(null, 'answer', at)).toEqual(['actByIp', 'answer 203.0.113.7 margaret'])
  expect(networkKeyOf('PRINTED', 'answer', at)).toEqual(['byPrintedCode', 'answer margaret'])
  expect(networkKeyOf('PERSONAL', 'answer', at)).toBeNull()
})
