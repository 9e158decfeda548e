import { expect, test } from 'vitest'
import { passwordRefusal, secondsUntil } from './rules.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('Retry-After is in whole seconds, rounded up, and never 0', () => {
  expect(secondsUntil(after(1.2), noon)).toBe(2)
  expect(secondsUntil(after(0), noon)).toBe(1)
  expect(secondsUntil(after(-5), noon)).toBe(1)
})

test('a password may be anything but the address or a very common password', () => {
  expect(passwordRefusal('Ana@Example.com ', 'ana@example.com')).toBe('PASSWORD_IS_EMAIL')
  expect(passwordRefusal('QWERTY', 'ana@example.com')).toBe('PASSWORD_TOO_COMMON')
  expect(passwordRefusal('ana@example', 'ana@example.com')).toBeNull()
  expect(passwordRefusal('      ', 'ana@example.com')).toBeNull()
})
