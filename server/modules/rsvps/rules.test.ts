import { expect, test } from 'vitest'
import { isReceiptOf, isShown, readReceiptUuid, sealReceipt } from './rules.ts'

const version = {
  uuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  updatedAt: new Date('2026-05-01T10:00:00.123Z'),
}
const token = sealReceipt(version, 'secret')

test('a receipt is of its own answer, until the answer is changed', () => {
  expect(readReceiptUuid(token)).toBe(version.uuid)
  expect(isReceiptOf(token, 'secret', version)).toBe(true)
  expect(isReceiptOf(token, 'another', version)).toBe(false)
  expect(isReceiptOf(token, 'secret', { ...version, updatedAt: new Date('2026-05-01T10:30:00Z') })).toBe(
    false,
  )
})

test('an answer is shown for an hour', () => {
  expect(isShown(version, new Date('2026-05-01T10:59:00Z'))).toBe(true)
  expect(isShown(version, new Date('2026-05-01T11:00:01Z'))).toBe(false)
})

test('an invalid id is not looked up in the database', () => {
  expect(readReceiptUuid(`${'-'.repeat(36)}.1.x`)).toBeNull()
})

test.each([
  '',
  'x',
  token.slice(0, -1),
  `${token}x`,
  token.replace('.', '.1'),
  sealReceipt({ ...version, uuid: '1d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11' }, 'another'),
])('%s is no receipt', (other) => {
  expect(isReceiptOf(other, 'secret', version)).toBe(false)
})
