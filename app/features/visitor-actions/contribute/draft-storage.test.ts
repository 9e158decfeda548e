import { beforeEach, expect, it, vi } from 'vitest'
import { blankContributionDraft } from './contribution-draft.ts'
import { readContributionDraft, removeContributionDraft, writeContributionDraft } from './draft-storage.ts'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
})

it('stores a draft for each memorial until it is sent', () => {
  const photo = { id: 'x', caption: 'Her boat', removed: false, media: null, name: 'x.jpg' }
  const begun = { ...blankContributionDraft, message: 'Tea.', photos: [photo] }
  expect(writeContributionDraft('margaret', begun)).toBe(true)
  expect(readContributionDraft('margaret')).toEqual(begun)
  expect(readContributionDraft('another')).toBeNull()
  removeContributionDraft('margaret')
  expect(readContributionDraft('margaret')).toBeNull()
})

it('ignores invalid parts of what it finds in storage', () => {
  for (const stored of ['{', 'null', '[]', '7']) {
    items.set('contribution margaret', stored)
    expect(readContributionDraft('margaret') ?? blankContributionDraft).toEqual(blankContributionDraft)
  }
  items.set('contribution margaret', '{"message":"Tea.","photos":[7,{"id":"x"}],"contributionId":{}}')
  expect(readContributionDraft('margaret')).toEqual({ ...blankContributionDraft, message: 'Tea.' })
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readContributionDraft('margaret')).toBeNull()
  expect(writeContributionDraft('margaret', blankContributionDraft)).toBe(false)
  expect(() => removeContributionDraft('margaret')).not.toThrow()
})
