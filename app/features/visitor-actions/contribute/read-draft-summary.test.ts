import { beforeEach, expect, test, vi } from 'vitest'
import { noteShown, readUnsentOfAnother } from './read-draft-summary.ts'

const stored = new Map<string, string>()
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null }))

const rosa = { name: 'Rosa', email: 'rosa@example.com' }
const nobody = { name: '', email: '' }
const keep = (slug: string, who: object, message = 'She sang.') =>
  stored.set(`contribution ${slug}`, JSON.stringify({ message, photos: [], awaitsCode: false, ...who }))

test('what somebody else began is asked about before it is shown, and once', () => {
  keep('ana', rosa)
  expect(readUnsentOfAnother('ana', nobody)).toMatchObject(rosa)
  expect(readUnsentOfAnother('ana', { name: 'Ben', email: 'ben@example.com' })).toMatchObject(rosa)
  expect(readUnsentOfAnother('ana', { name: '', email: 'Rosa@Example.com' })).toBeNull()
  noteShown('ana')
  expect(readUnsentOfAnother('ana', nobody)).toBeNull()
})

test('so is what nobody has put a name to; nothing is asked where nothing is kept', () => {
  keep('ben', nobody)
  expect(readUnsentOfAnother('ben', nobody)).toMatchObject(nobody)
  keep('kim', rosa, ' ')
  expect(readUnsentOfAnother('kim', nobody)).toBeNull()
  expect(readUnsentOfAnother('joan', nobody)).toBeNull()
})
