import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  ['550 5.1.1 <joan.hollis@example.com>: no such user', '550 5.1.1 <…@…>: no such user'],
  ['to=joan+x@example.com, relay', 'to=…@…, relay'],
  ['mailto:josé@correo.example refused', 'mailto:…@… refused'],
  ['connect ECONNREFUSED 10.0.0.1:25', 'connect ECONNREFUSED 10.0.0.1:25'],
])('%s', (words, expected) => {
  expect(withoutAddresses(words)).toBe(expected)
})
