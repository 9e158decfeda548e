import { expect, test } from 'vitest'
import { account } from '#contract/limits.ts'
import { hashToken, newCode, newToken } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password verifies only against its own hash', async () => {
  const [first, second] = await Promise.all([
    hashPassword('a lighthouse', 'home'),
    hashPassword('a lighthouse', 'home'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
  expect(await verifyPassword('a lighthouse', first, 'home')).toBe(true)
  expect(await verifyPassword('a lighthouse ', first, 'home')).toBe(false)
  expect(await verifyPassword('A lighthouse', first, 'home')).toBe(false)
})

test('any script and any Unicode composition works', async () => {
  const stored = await hashPassword('Café Ольга 花 🌻', 'home')
  expect(await verifyPassword('Cafe\u0301 Ольга 花 🌻', stored, 'home')).toBe(true)
})

test('without a hash nothing verifies', async () => {
  expect(await verifyPassword('a lighthouse', null, 'home')).toBe(false)
})

test('a hash made with other strength still verifies, and an unreadable one is an error', async () => {
  // Of the text "password", with 64 MiB, made by the reference implementation.
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', known, 'home')).toBe(true)
  await expect(verifyPassword('password', '$2b$10$abc', 'home')).rejects.toThrow('cannot be read')
})

test('many concurrent calls all finish', async () => {
  const stored = await hashPassword('a lighthouse', 'home')
  const words = ['a lighthouse', 'no', 'a lighthouse', 'no', 'a lighthouse']
  const answers = await Promise.all(words.map((word) => verifyPassword(word, stored, 'home')))
  expect(answers).toEqual([true, false, true, false, true])
})

test('the common passwords are those that attackers try', () => {
  for (const common of ['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'letmein'])
    expect(isCommonPassword(common)).toBe(true)
  for (const own of ['a lighthouse', 'correct horse battery', '', 'const'])
    expect(isCommonPassword(own)).toBe(false)
})

test('codes can be read aloud: no look-alikes, no words', () => {
  const codes = Array.from({ length: 2000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]+$/)
  expect(new Set(codes.map((code) => code.length))).toEqual(new Set([account.codeLength]))
  // Each of the 28 letters and digits occurs.
  expect(new Set(codes.join('')).size).toBe(28)
})

test('tokens have 128 bits, and only their hash is stored', () => {
  const [first, second] = [newToken(), newToken()]
  expect(first).toMatch(/^key[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(hashToken(first)).toHaveLength(32)
  expect(hashToken(first)).toEqual(hashToken(first))
  expect(hashToken(first)).not.toEqual(hashToken(second))
})
