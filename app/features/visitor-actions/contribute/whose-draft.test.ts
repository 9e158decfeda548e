import { beforeEach, expect, test, vi } from 'vitest'
import { noteShown, unsentOfAnother } from './whose-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null }))

const rosa = { name: 'Rosa', email: 'rosa@example.com' }
const nobody = { name: '', email: '' }
const keep = (slug: string, who: object, message = 'She sang.') =>
  stored.set(`contribution ${slug}`, JSON.stringify({ message, photos: [], awaitsCode: false, ...who }))

test('what somebody else began is asked about before it is shown, and once', () => {
  keep('ana', rosa)
  expect(unsentOfAnother('ana', nobody)).toMatchObject(rosa)
  expect(unsentOfAnother('ana', { name: 'Ben', email: 'ben@example.com' })).toMatchObject(rosa)
  expect(unsentOfAnother('ana', { name: '', email: 'Rosa@Example.com' })).toBeNull()
  noteShown('ana')
  expect(unsentOfAnother('ana', nobody)).toBeNull()
})

test('so is what nobody has put a name to; nothing is asked where nothing is kept', () => {
  keep('ben', nobody)
  expect(unsentOfAnother('ben', nobody)).toMatchObject(nobody)
  keep('kim', rosa, ' ')
  expect(unsentOfAnother('kim', nobody)).toBeNull()
  expect(unsentOfAnother('joan', nobody)).toBeNull()
})
