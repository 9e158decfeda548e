import { expect, test } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import type { Account } from '#app/draft/steps.ts'
import { aMemorial, aPhoto, aUser } from '#app/draft/testing.ts'
import { warnsOnClose } from './unsaved-changes.ts'

const nobody: Account = { token: null, user: null }
const host: Account = { token: 'token', user: aUser() }
const stored = { draftStored: true, filesStored: true }
const saved = loadMemorial(blankDraft('draft'), aMemorial())
const renamed: Draft = { ...saved, personName: 'Ana Maria Silva' }

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
