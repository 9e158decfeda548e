import { expect, test } from 'vitest'
import {
  isCodeSpent,
  isExtensionDue,
  passwordRefusal,
  resendAllowedFrom,
  resendCutoff,
  secondsUntil,
  sessionExpiry,
} from './rules.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

test('a session is extended at most once an hour', () => {
  const expiry = sessionExpiry(noon)
  expect(expiry).toEqual(new Date('2026-03-31T12:00:00Z'))
  expect(isExtensionDue(expiry, after(3599))).toBe(false)
  expect(isExtensionDue(expiry, after(3600))).toBe(true)
})

test('another code may be requested after thirty seconds', () => {
  expect(resendAllowedFrom(noon)).toEqual(after(30))
  expect(resendCutoff(after(30))).toEqual(noon)
})

test('Retry-After is in whole seconds, rounded up, and never 0', () => {
  expect(secondsUntil(after(1.2), noon)).toBe(2)
  expect(secondsUntil(after(0), noon)).toBe(1)
  expect(secondsUntil(after(-5), noon)).toBe(1)
})

test('a code is spent when it expired or was tried five times', () => {
  expect(isCodeSpent({ tries: 4, expiresAt: after(1) }, noon)).toBe(false)
  expect(isCodeSpent({ tries: 5, expiresAt: after(1) }, noon)).toBe(true)
  expect(isCodeSpent({ tries: 0, expiresAt: noon }, noon)).toBe(true)
})

test('a password may be anything but the address or a very common password', () => {
  expect(passwordRefusal('Ana@Example.com ', 'ana@example.com')).toBe('PASSWORD_IS_EMAIL')
  expect(passwordRefusal('QWERTY', 'ana@example.com')).toBe('PASSWORD_TOO_COMMON')
  expect(passwordRefusal('ana@example', 'ana@example.com')).toBeNull()
  expect(passwordRefusal('      ', 'ana@example.com')).toBeNull()
})
