import { describe, expect, it } from 'vitest'
import { blankDraft, blankEntry, type Draft, type Entry } from '#app/draft/schema.ts'
import { ENTRY_KEY as STORE_KEY } from '#app/draft/store.ts'
import { readEntrySummary } from './read-entry.ts'
import { ENTRY_KEY } from './use-visitor.ts'

const user = {
  uuid: '0d4c0a5e-6a3e-4f5e-9f57-0d5a2c1b7e11',
  email: 'ana@example.com',
  firstName: 'Ana',
  surname: 'Reyes',
  emailVerified: true,
}

/** An entry as the draft store saves it. */
function stored(draft: Partial<Draft>, entry: Partial<Entry> = {}): string {
  const whole: Draft = { ...blankDraft('one'), personName: 'Margaret Hollis', currentStep: 3, ...draft }
  const all: Entry = { ...blankEntry(), current: 'one', drafts: { one: whole }, ...entry }
  return JSON.stringify(all)
}

const unfinished = (text: string) => readEntrySummary(text).unfinished[0] ?? null
const nothing = { memorialUuid: null, unfinished: [] }

it("the key is the same as the draft store's", () => {
  expect(ENTRY_KEY).toBe(STORE_KEY)
})

describe('an unfinished memorial on this device', () => {
  it('is the one begun here, at the step where it was left', () => {
    expect(unfinished(stored({}))).toEqual({ draftId: 'one', name: 'Margaret Hollis', path: '/message' })
  })

  it('is also one whose save failed', () => {
    expect(unfinished(stored({ memorialUuid: 'm', pendingPersist: true }))?.name).toBe('Margaret Hollis')
  })

  it('is opened at Who at the earliest, and at Save at the latest', () => {
    expect(unfinished(stored({ currentStep: 0 }))?.path).toBe('/who')
    expect(unfinished(stored({ currentStep: 8 }))?.path).toBe('/save')
  })

  it('is opened at the furthest step if the host has only looked back at the first one', () => {
    expect(unfinished(stored({ currentStep: 1, furthestStep: 4 }))?.path).toBe('/contacts')
    expect(unfinished(stored({ currentStep: 2, furthestStep: 4 }))?.path).toBe('/photos')
  })

  it('is the latest one first, even if another memorial was in use last', () => {
    const [father, mother] = [
      { ...blankDraft('father'), personName: 'Joseph', updatedAt: 1 },
      { ...blankDraft('mother'), personName: 'Rosa', updatedAt: 2 },
    ]
    const saved = { ...blankDraft('one'), personName: 'Margaret', memorialUuid: 'm', updatedAt: 3 }
    const entry = JSON.stringify({ ...blankEntry(), current: 'one', drafts: { father, mother, one: saved } })
    expect(readEntrySummary(entry)).toMatchObject({
      memorialUuid: 'm',
      unfinished: [
        { draftId: 'mother', name: 'Rosa' },
        { draftId: 'father', name: 'Joseph' },
      ],
    })
  })

  it('is not offered if it has no name', () => {
    expect(unfinished(stored({ personName: '  ' }))).toBeNull()
  })
})

describe('the memorial in use', () => {
  it('is the one saved on the server, which is then not unfinished', () => {
    expect(readEntrySummary(stored({ memorialUuid: 'm' }))).toEqual({ memorialUuid: 'm', unfinished: [] })
  })

  it('is known only to its owner', () => {
    const saved = { memorialUuid: 'm', ownerUuid: user.uuid }
    expect(readEntrySummary(stored(saved))).toEqual(nothing)
    expect(readEntrySummary(stored({ ...saved, ownerUuid: 'another' }, { user }))).toEqual(nothing)
    expect(readEntrySummary(stored(saved, { user })).memorialUuid).toBe('m')
  })
})

describe('an unreadable entry', () => {
  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    '{"current":"one"}',
    '{"drafts":7}',
    '{"drafts":{"one":[]}}',
    '{"current":"one","drafts":{"one":null}}',
  ])('counts as empty: %s', (text) => expect(readEntrySummary(text)).toEqual(nothing))
})
