import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VisitorData } from '../visitor-data.ts'
import { draftOwner, keyOf, readAnswerDrafts, removeAnswerDraft, writeAnswerDraft } from './answer-draft.ts'

const slug = 'margaret'
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('location', { pathname: `/view/${slug}`, search: '', hash: '' })
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const none = { own: null, other: null }
const named = (email: string) => ({ name: '', email })
const as = (known: Partial<Pick<VisitorData, 'account' | 'invited'>>) =>
  ({ account: null, invited: null, ...known }) as VisitorData
const openedBy = (token: string) =>
  vi.stubGlobal('location', { pathname: `/view/${slug}`, search: `?i=${token}`, hash: '' })

test('what was written is found again by whose it is until it is removed, and by nobody else', () => {
  const nobody = draftOwner(as({}))
  const claire = draftOwner(as({ account: named('Claire@example.com') }))
  expect(readAnswerDrafts(slug, nobody)).toEqual(none)
  writeAnswerDraft(slug, nobody, 'own', { status: 'ATTENDING', name: 'João' })
  writeAnswerDraft(slug, claire, 'own', { message: 'Roses' })
  writeAnswerDraft(slug, claire, 'other', { name: 'Bob' })
  expect(readAnswerDrafts(slug, nobody)).toEqual({ own: { status: 'ATTENDING', name: 'João' }, other: null })
  expect(readAnswerDrafts(slug, draftOwner(as({ account: named('claire@example.com') })))).toEqual({
    own: { message: 'Roses' },
    other: { name: 'Bob' },
  })
  expect(readAnswerDrafts(slug, draftOwner(as({ account: named('tom@example.com') })))).toEqual(none)
  openedBy('of-rosa')
  expect(readAnswerDrafts(slug, draftOwner(as({ invited: named('claire@example.com') })))).toEqual(none)
  for (const owner of [nobody, claire]) removeAnswerDraft(slug, owner, 'own')
  expect(readAnswerDrafts(slug, claire)).toEqual({ own: null, other: { name: 'Bob' } })
  removeAnswerDraft(slug, claire, 'other')
  expect(stored.size).toBe(0)
})

test('what is written before it is known by whom goes to whoever showed the same, and to nobody else', () => {
  openedBy('of-rosa')
  writeAnswerDraft(slug, draftOwner(null), 'own', { name: 'Rosa' })
  openedBy('of-ruth')
  expect(readAnswerDrafts(slug, draftOwner(as({ invited: named('ruth@example.com') })))).toEqual(none)
  openedBy('of-rosa')
  const rosa = draftOwner(as({ invited: named('rosa@example.com') }))
  expect(readAnswerDrafts(slug, rosa).own).toEqual({ name: 'Rosa' })
  // It has moved.
  expect(readAnswerDrafts(slug, draftOwner(null))).toEqual(none)
  expect(readAnswerDrafts(slug, rosa).own).toEqual({ name: 'Rosa' })
})

test('a printed code says nobody: what is written by it is kept as of nobody', () => {
  openedBy('p.abc')
  expect(draftOwner(as({}))).toBe('nobody')
})

test.each([
  null,
  'words',
  { drafts: null },
  { drafts: { nobody: 'words' } },
  { drafts: { nobody: {} } },
  { drafts: { nobody: { name: 7 } } },
])('what is no answer is passed over: %j', (value) => {
  stored.set(keyOf(slug), JSON.stringify(value))
  expect(readAnswerDrafts(slug, 'nobody')).toEqual(none)
})
