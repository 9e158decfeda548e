import { expect, test } from 'vitest'
import { zoneName } from './zones.ts'

test('a zone has one name for summer and winter where its clocks change', () => {
  expect(zoneName('Australia/Sydney')).toBe('Australian Eastern Time (Sydney)')
  expect(zoneName('UTC')).toBe('UTC')
  expect(zoneName('Etc/UTC')).toBe('UTC')
  expect(zoneName('Europe/Lisbon')).not.toContain('Standard')
  expect(zoneName('Australia/Brisbane')).toContain('Standard')
})
