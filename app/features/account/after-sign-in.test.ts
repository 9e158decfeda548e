import { describe, expect, test } from 'vitest'
import type { MemorialRelationship } from '#contract/accounts.ts'
import { chooseMemorial, confirmPath, destinationAfterSignIn, safePath } from './after-sign-in.ts'

const relationship = (
  relationshipType: MemorialRelationship['relationshipType'],
  shareSlug: string,
  dateCreated: string,
): MemorialRelationship => ({
  memorialUuid: '0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11',
  relationshipType,
  shareSlug,
  dateCreated,
})

const contributed = relationship('CONTRIBUTOR', 'earlier', '2026-01-01T00:00:00Z')
const latest = relationship('CONTRIBUTOR', 'latest', '2026-05-01T00:00:00Z')
const owned = relationship('OWNER', 'own', '2025-01-01T00:00:00Z')
const coHosted = relationship('ADMIN', 'co-hosted', '2026-06-01T00:00:00Z')

describe('after signing in', () => {
  test('a redirect takes precedence over everything', () => {
    expect(destinationAfterSignIn([owned], '/view/x?sli=true')).toEqual({
      kind: 'path',
      path: '/view/x?sli=true',
    })
  })
  test('somebody who only contributed goes to the latest memorial', () => {
    expect(destinationAfterSignIn([contributed, latest], null)).toEqual({
      kind: 'path',
      path: '/view/latest',
    })
  })
  test('somebody who owns one memorial, or has none, is sent by the list of memorials', () => {
    expect(destinationAfterSignIn([contributed, owned], null)).toEqual({ kind: 'memorials' })
    expect(destinationAfterSignIn([], null)).toEqual({ kind: 'memorials' })
  })
  test('a helper who hosts no memorial goes to the one they help with', () => {
    const moderated = relationship('MODERATOR', 'moderated', '2024-01-01T00:00:00Z')
    const screen = '/memorial/moderation/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11'
    expect(destinationAfterSignIn([latest, moderated], null)).toEqual({ kind: 'path', path: screen })
    expect(destinationAfterSignIn([moderated, moderated], null)).toEqual({ kind: 'path', path: '/profile' })
    expect(destinationAfterSignIn([moderated, owned], null)).toEqual({ kind: 'memorials' })
  })
  test('a co-host counts as a host', () => {
    expect(destinationAfterSignIn([coHosted], null)).toEqual({ kind: 'memorials' })
    expect(destinationAfterSignIn([coHosted, latest], null)).toEqual({ kind: 'memorials' })
  })
})

test('no memorial starts a new one, one is loaded, several are listed', () => {
  const one = { uuid: 'a' }
  const other = { uuid: 'b' }
  expect(chooseMemorial([])).toEqual({ kind: 'fresh' })
  expect(chooseMemorial([one])).toEqual({ kind: 'load', uuid: 'a' })
  expect(chooseMemorial([one, other])).toEqual({ kind: 'choose', memorials: [one, other] })
})

describe('an address that is not confirmed yet', () => {
  test('is confirmed on the Save step when a memorial waits to be saved', () => {
    expect(confirmPath(null, true)).toBe('/save')
    expect(confirmPath('/save', false)).toBe('/save')
    expect(confirmPath('/save?keep=photos', true)).toBe('/save?keep=photos')
  })
  test('keeps the redirect while the address is confirmed', () => {
    expect(confirmPath(null, false)).toBe('/confirm')
    expect(confirmPath('/view/joan?sli=true', true)).toBe('/confirm?redirect=%2Fview%2Fjoan%3Fsli%3Dtrue')
    expect(confirmPath('https://evil.example/save', false)).toBe('/confirm')
  })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?redirect=/login',
  '/confirm?redirect=/confirm',
  '',
])('a redirect to %j is not followed', (redirect) => {
  expect(safePath(redirect)).toBeNull()
})
