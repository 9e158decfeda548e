import { expect, test } from 'vitest'
import { isReceiptOf, isShownBy, readReceiptToken, sealReceipt } from './rules-receipt.ts'

const answered = {
  rsvpUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  answeredAt: new Date('2026-05-01T10:00:00.123Z'),
}
const row = { uuid: answered.rsvpUuid, updatedAt: answered.answeredAt }
const soon = new Date('2026-05-01T10:59:00Z')
const token = sealReceipt(answered, 'secret')

test('a receipt shows its own answer, for an hour, until the answer is changed', () => {
  expect(readReceiptToken(token)).toEqual(answered)
  expect(isShownBy(token, 'secret', row, soon)).toBe(true)
  expect(isShownBy(token, 'secret', row, new Date('2026-05-01T11:00:01Z'))).toBe(false)
  expect(isShownBy(token, 'secret', { ...row, updatedAt: new Date('2026-05-01T10:30:00Z') }, soon)).toBe(
    false,
  )
  expect(isShownBy(token, 'another', row, soon)).toBe(false)
  expect(isReceiptOf(token, 'secret', row)).toBe(true)
})

test('an invalid id is not looked up in the database', () => {
  expect(readReceiptToken(`${'-'.repeat(36)}.1.x`)).toBeNull()
})

test.each([
  '',
  'x',
  token.slice(0, -1),
  `${token}x`,
  token.replace('.', '.1'),
  sealReceipt({ ...answered, rsvpUuid: '1d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11' }, 'another'),
])('%s is no receipt', (other) => {
  expect(isShownBy(other, 'secret', row, soon)).toBe(false)
  expect(isReceiptOf(other, 'secret', row)).toBe(false)
})
