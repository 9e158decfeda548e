import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf, readAnswerDraft, removeAnswerDraft } from './answer-draft.ts'

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

const keep = (value: unknown) => stored.set(keyOf(slug), JSON.stringify(value))

test('what was written here is found again until it is removed', () => {
  expect(readAnswerDraft(slug)).toBeNull()
  keep({ link: null, fields: { status: 'ATTENDING', name: 'João' } })
  expect(readAnswerDraft(slug)).toEqual({ status: 'ATTENDING', name: 'João' })
  removeAnswerDraft(slug)
  expect(readAnswerDraft(slug)).toBeNull()
})

test('what was written by the personal link of somebody else is not shown', () => {
  keep({ link: 'of-rosa', fields: { name: 'Rosa' } })
  expect(readAnswerDraft(slug)).toBeNull()
})

test.each([null, 'words', { fields: null }, { link: null, fields: {} }, { link: null, fields: { name: 7 } }])(
  'what is no answer is passed over: %j',
  (value) => {
    keep(value)
    expect(readAnswerDraft(slug)).toBeNull()
  },
)
