import { expect, test } from 'vitest'
import { belongsInCalendar, isReceiptOf, isShown, readReceiptToken, sealReceipt } from './rules.ts'

test('a calendar entry is offered until the day is over, to people who may come', () => {
  const today = '2026-11-28'
  const answer = { status: 'ATTENDING', memorialDate: '2026-11-28' } as const
  expect(belongsInCalendar(answer, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'UNSURE' }, today)).toBe(true)
  expect(belongsInCalendar({ ...answer, status: 'NOT_ATTENDING' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: '2026-11-27' }, today)).toBe(false)
  expect(belongsInCalendar({ ...answer, memorialDate: null }, today)).toBe(false)
})

const version = {
  rsvpUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  answeredAt: new Date('2026-05-01T10:00:00.123Z'),
}
const token = sealReceipt(version, 'secret')

test('a receipt is of its own answer, until the answer is changed', () => {
  expect(readReceiptToken(token)).toEqual(version)
  expect(isReceiptOf(token, 'secret', version)).toBe(true)
  expect(isReceiptOf(token, 'another', version)).toBe(false)
  expect(isReceiptOf(token, 'secret', { ...version, answeredAt: new Date('2026-05-01T10:30:00Z') })).toBe(
    false,
  )
})

test('an answer is shown for an hour', () => {
  expect(isShown(version.answeredAt, new Date('2026-05-01T10:59:00Z'))).toBe(true)
  expect(isShown(version.answeredAt, new Date('2026-05-01T11:00:01Z'))).toBe(false)
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
  sealReceipt({ ...version, rsvpUuid: '1d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11' }, 'another'),
])('%s is no receipt', (other) => {
  expect(isReceiptOf(other, 'secret', version)).toBe(false)
})
