import { expect, test } from 'vitest'
import { responses } from '#contract/limits.ts'
import { DomainError } from './domain-error.ts'
import { pageOf, readCursor } from './keyset.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    micros: 1_763_600_000_123_456 - n,
  }))

test('a cursor names the last row of its page, to the microsecond', () => {
  const { page, next } = pageOf(rows(responses.page + 1))
  expect(page).toHaveLength(responses.page)
  expect(readCursor(next ?? '')).toEqual(page.at(-1))
})

test('the last page has no cursor, however full it is', () => {
  expect(pageOf([])).toEqual({ page: [], next: null })
  expect(pageOf(rows(1)).next).toBeNull()
  expect(pageOf(rows(responses.page)).next).toBeNull()
})

test('without a cursor a list begins with the newest', () => {
  expect(readCursor(undefined)).toBeUndefined()
})

test.each(
  [
    '',
    'x',
    '1.2',
    '-1.00000000-0000-4000-8000-000000000000',
    '1e9.00000000-0000-4000-8000-000000000000',
    '12345678901234567.00000000-0000-4000-8000-000000000000',
    '1.00000000-0000-4000-8000-00000000000g',
    '1.00000000-0000-4000-8000-000000000000 ',
  ].map((text) => [text]),
)('a cursor that is not ours is refused: %j', (text) => {
  expect(() => readCursor(Buffer.from(text).toString('base64url'))).toThrow(DomainError)
})
