import { expect, test } from 'vitest'
import { addressOfCard, readCardAddress } from './memory-card.ts'

const address = 'https://afterglow.example/q/0123456789abcdef0123'
const former = 'https://afterglow.example/view/margaret-4f2a9c?i=p.abcdefghi_'

test('a card’s address says its memorial and its paper', () => {
  expect(readCardAddress(addressOfCard(address, 'LETTER'))).toEqual({
    mark: '0123456789abcdef0123',
    paper: 'LETTER',
  })
})

test('cards that were printed when codes led to a link are still known', () => {
  expect(readCardAddress(`${former}&m=A4`)).toEqual({ mark: 'p.abcdefghi_', paper: 'A4' })
})

test.each([
  address,
  former,
  `${address}?m=A5`,
  `${address}0?m=A4`,
  'https://example.org/',
  'WIFI:S:hall;;',
  '',
])('another code is no card: %s', (text) => {
  expect(readCardAddress(text)).toBe(null)
})
