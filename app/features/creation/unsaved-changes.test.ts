import { expect, test } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import type { Account } from '#app/draft/steps.ts'
import { aMemorial, aPhoto, aUser } from '#app/draft/testing.ts'
import { pageLeftUnsaved, warnsOnClose } from './unsaved-changes.ts'

const nobody: Account = { token: null, user: null }
const host: Account = { token: 'token', user: aUser() }
const stored = { draftStored: true, filesStored: true }
const saved = loadMemorial(blankDraft('draft'), aMemorial())
const renamed: Draft = { ...saved, personName: 'Ana Maria Silva' }

test.each([
  ['another step', '/who', '/photos', 'who'],
  ['a screen outside', '/who/', '/profile', 'who'],
  ['from the review', '/preview', '/payment', 'preview'],
  ['the page itself', '/who', '/who', null],
  ['where it is saved', '/who', '/save', null],
  ['where one signs in again', '/who', '/login', null],
  ['from a page that is not touched', '/photos', '/message', null],
  ['from a screen that is no page', '/payment', '/who', null],
])('with a changed name: %s', (_what, from, to, page) => {
  expect(pageLeftUnsaved(from, to, renamed, host)).toBe(page)
})

test('nobody is asked before there is a memorial to save to', () => {
  expect(pageLeftUnsaved('/who', '/photos', { ...blankDraft('draft'), personName: 'Ana' }, nobody)).toBeNull()
})

test('closing the tab warns when something would be lost, or a memorial is half saved', () => {
  const anonymous: Draft = { ...blankDraft('draft'), personName: 'Ana' }
  expect(warnsOnClose(anonymous, nobody, stored)).toBe(false)
  expect(warnsOnClose(anonymous, nobody, { ...stored, draftStored: false })).toBe(true)
  expect(warnsOnClose(anonymous, nobody, { ...stored, filesStored: false })).toBe(true)
  expect(warnsOnClose(blankDraft('draft'), nobody, { ...stored, draftStored: false })).toBe(false)
  expect(warnsOnClose(saved, host, stored)).toBe(false)
  expect(warnsOnClose(renamed, host, stored)).toBe(true)
  expect(warnsOnClose({ ...saved, photos: [aPhoto()] }, host, stored)).toBe(true)
})
