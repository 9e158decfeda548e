import { expect, test } from 'vitest'
import { isSealed, readTicket, sealTicket, type Ticket } from './ticket.ts'

const ticket: Ticket = {
  kind: 'archive',
  memorialUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  of: '',
  for: '7c3b1e55-2f0a-4c55-8d3a-9b1f5c9a1b22',
  expiresAt: new Date('2026-11-20T10:00:00Z'),
}

test('a sealed ticket reads back the same', () => {
  const word = sealTicket(ticket, 'secret')
  expect(word).toMatch(/^[\w.-]+$/)
  expect(readTicket(word)).toEqual(ticket)
  expect(isSealed(word, 'secret')).toBe(true)
})

test('another secret, another text or a truncated seal is refused', () => {
  const word = sealTicket(ticket, 'secret')
  const [, seal] = word.split('.')
  const other = sealTicket({ ...ticket, kind: 'book' }, 'secret').split('.')[0]
  expect(isSealed(word, 'another')).toBe(false)
  expect(isSealed(`${other}.${seal}`, 'secret')).toBe(false)
  expect(isSealed(word.slice(0, -1), 'secret')).toBe(false)
  expect(isSealed('', 'secret')).toBe(false)
})

test.each(['', '.', 'e30.x', 'bnVsbA.x', '%%%', 'WyJib29rIl0.x'])('%j is no ticket', (word) => {
  expect(readTicket(word)).toBeNull()
})

test('a ticket without a holder is refused', () => {
  expect(readTicket(sealTicket({ ...ticket, for: '' }, 'secret'))).toBeNull()
})
