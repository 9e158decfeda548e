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

test.each(['a', 'a@', '@', '@.', 'a='])(
  'words of nothing but %j are read in steps that grow with their length',
  (part) => {
    // Squared, half a million characters would take a quarter of an hour: the test ends.
    expect(() => withoutAddresses(part.repeat(500_000 / part.length))).not.toThrow()
  },
)
