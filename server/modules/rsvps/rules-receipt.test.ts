import { expect, test } from 'vitest'
import { isReceiptOf, isShownBy, readReceiptWord, sealReceipt } from './rules-receipt.ts'

const answered = {
  rsvpUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  answeredAt: new Date('2026-05-01T10:00:00.123Z'),
}
const row = { uuid: answered.rsvpUuid, updatedAt: answered.answeredAt }
const soon = new Date('2026-05-01T10:59:00Z')
const word = sealReceipt(answered, 'secret')

test('a receipt shows its own answer, for an hour, until the answer is changed', () => {
  expect(readReceiptWord(word)).toEqual(answered)
  expect(isShownBy(word, 'secret', row, soon)).toBe(true)
  expect(isShownBy(word, 'secret', row, new Date('2026-05-01T11:00:01Z'))).toBe(false)
  expect(isShownBy(word, 'secret', { ...row, updatedAt: new Date('2026-05-01T10:30:00Z') }, soon)).toBe(false)
  expect(isShownBy(word, 'another', row, soon)).toBe(false)
  expect(isReceiptOf(word, 'secret', row)).toBe(true)
})

test('an invalid id is not looked up in the database', () => {
  expect(readReceiptWord(`${'-'.repeat(36)}.1.x`)).toBeNull()
})

test.each([
  '',
  'x',
  word.slice(0, -1),
  `${word}x`,
  word.replace('.', '.1'),
  sealReceipt({ ...answered, rsvpUuid: '1d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11' }, 'another'),
])('%s is no receipt', (other) => {
  expect(isShownBy(other, 'secret', row, soon)).toBe(false)
  expect(isReceiptOf(other, 'secret', row)).toBe(false)
})
