import { expect, test } from 'vitest'
import { publicState } from './public-state.ts'

test('only a paid memorial is public, and only with its link', () => {
  const shared = {
    paymentCompletedAt: new Date(0),
    hiddenAt: null,
    archivedAt: null,
    visibility: 'LINK',
  } as const
  expect(publicState(shared)).toBe('open')
  expect(publicState({ ...shared, visibility: 'PRIVATE' })).toBe('private')
  expect(publicState({ ...shared, visibility: 'PASSCODE' })).toBe('locked')
  for (const visibility of ['LINK', 'PASSCODE', 'PRIVATE'] as const) {
    expect(publicState({ ...shared, visibility, paymentCompletedAt: null })).toBe('missing')
    expect(publicState({ ...shared, visibility, hiddenAt: new Date(0) })).toBe('missing')
    expect(publicState({ ...shared, visibility, archivedAt: new Date(0) })).toBe('ended')
    expect(publicState({ ...shared, visibility, archivedAt: new Date(0), hiddenAt: new Date(0) })).toBe(
      'missing',
    )
  }
})
