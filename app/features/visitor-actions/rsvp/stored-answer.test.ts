import { beforeEach, expect, test, vi } from 'vitest'
import { type SentAnswer, storeAnswer, storedAnswer } from './stored-answer.ts'

/**
 * As the first version of this page stored it. It must stay a `SentAnswer`: what an answer got since may be missing on a
 * device, so it is optional there, also if every reply of the server has it.
 */
const oldest: SentAnswer = {
  id: '0d9c1f7e-6a53-4a5e-9c55-0a2f6f1f5a10',
  name: 'Joan Petrie',
  email: 'joan@example.com',
  phone: null,
  status: 'ATTENDING',
  guests: 2,
  message: 'Roses.',
  dateCreated: '2025-11-01T09:00:00.000Z',
}

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('an answer that an older version of the page stored is found again', () => {
  storeAnswer('margaret', oldest)
  expect(storedAnswer('margaret')).toEqual(oldest)
  expect(storedAnswer('william')).toBeNull()
})

test.each([
  ['nothing', 'null'],
  ['a broken text', '{'],
  ['another shape', '{"id":1}'],
  ['a receipt that is none', JSON.stringify({ ...oldest, receipt: 7 })],
  ['answers that are none', JSON.stringify({ ...oldest, answers: 'all' })],
])('what is no answer counts as none: %s', (_, kept) => {
  stored.set('answer:margaret', kept)
  expect(storedAnswer('margaret')).toBeNull()
})

test('a browser that stores nothing, or lets nothing be read, has none', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => storeAnswer('margaret', oldest)).not.toThrow()
  expect(storedAnswer('margaret')).toBeNull()
})
