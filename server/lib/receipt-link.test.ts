import { expect, it } from 'vitest'
import { isReceiptSealed, readReceiptToken, receiptLink } from './receipt-link.ts'

const about = { kind: 'memory', uuid: '3f6c0f5e-5a1d-4c3b-9f8e-2a7b61c0d5ae' } as const
const keys = { secret: 'the secret of a memorial', address: 'Joan@example.com' }
const now = new Date('2026-11-27T10:00:00Z')
const link = receiptLink('https://afterglow.example', about, keys, now)
const token = link.split('#')[1] ?? ''

it('a link has its token behind the #, and says what it is about and until when', () => {
  expect(link).toMatch(/^https:\/\/afterglow\.example\/receipt#memory\.3f6c/)
  expect(readReceiptToken(token)).toEqual({ ...about, expiresAt: new Date('2027-02-25T10:00:00Z') })
  expect(isReceiptSealed(token, { ...keys, address: 'joan@EXAMPLE.com' })).toBe(true)
})

it('another memorial, another address, another thing or a later end make it invalid', () => {
  expect(isReceiptSealed(token, { ...keys, secret: 'another' })).toBe(false)
  expect(isReceiptSealed(token, { ...keys, address: 'tom@example.com' })).toBe(false)
  expect(isReceiptSealed(token.replace('memory', 'answer'), keys)).toBe(false)
  expect(isReceiptSealed(token.replace('3f6c', '3f6d'), keys)).toBe(false)
  const later = token.replace(/\.(\d+)\./, (_, seconds) => `.${Number(seconds) + 1}.`)
  expect(isReceiptSealed(later, keys)).toBe(false)
})

it('what is no token is not read', () => {
  for (const word of ['', 'x', token.slice(0, -1), `${token}x`, token.toUpperCase(), `gift.${about.uuid}`])
    expect(readReceiptToken(word)).toBeNull()
})
