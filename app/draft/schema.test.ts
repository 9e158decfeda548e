import { describe, expect, it } from 'vitest'
import { blankDraft, blankEntry, parseEntry } from './schema.ts'

const draftOf = (draft: unknown) =>
  parseEntry(JSON.stringify({ version: 1, drafts: { d1: draft } }))?.drafts.d1

describe('parseEntry', () => {
  it('returns what was stored', () => {
    const draft = { ...blankDraft('d1'), personName: 'Ana', hasDate: true, updatedAt: 5 }
    const entry = { ...blankEntry(), current: 'd1', drafts: { d1: draft }, changedAt: 3 }
    expect(parseEntry(JSON.stringify(entry))).toEqual(entry)
  })

  it('returns null for what is not an entry', () => {
    for (const stored of ['', '{"drafts":', '7', '"text"', '[]', 'null']) {
      expect(parseEntry(stored)).toBeNull()
    }
  })

  it('drops only the broken fields', () => {
    const draft = draftOf({
      personName: 'Ana',
      hasDate: 'perhaps',
      address: 7,
      hostVideo: { id: '' },
      furthestStep: -1,
      baseline: 'x',
      unknown: 1,
    })
    expect(draft).toEqual({ ...blankDraft('d1'), personName: 'Ana' })
  })

  it('drops only the broken and repeated items', () => {
    const draft = draftOf({
      photos: [{ id: 'p1', caption: 'Lake' }, null, { caption: 'no id' }, { id: 'p1', caption: 'again' }],
      stories: [{ id: 's1', text: 'One' }, 'Two'],
      contacts: 'none',
    })
    expect(draft?.photos).toMatchObject([{ id: 'p1', caption: 'Lake', state: 'ready', serverMedia: null }])
    expect(draft?.stories).toEqual([{ id: 's1', title: '', text: 'One', uuid: null }])
    expect(draft?.contacts).toHaveLength(1)
  })

  it('keeps the other drafts when one cannot be read', () => {
    const entry = parseEntry(JSON.stringify({ drafts: { broken: 'x', d2: { personName: 'Tom' } } }))
    expect(Object.keys(entry?.drafts ?? {})).toEqual(['d2'])
    expect(entry?.drafts.d2?.draftId).toBe('d2')
  })

  it('reads a draft from before there were funds', () => {
    const { funds: _, ...older } = blankDraft('d1')
    expect(draftOf({ ...older, baseline: older })?.baseline?.funds).toEqual(blankDraft('d1').funds)
  })

  it('never returns a password or a code', () => {
    const draft = draftOf({ password: 'secret1', passwordConfirm: 'secret1', verificationCode: 'AB2CD' })
    expect(JSON.stringify(draft)).not.toMatch(/secret1|AB2CD/)
  })
})

it('always has a story and a contact row, the same wherever it is made', () => {
  expect(blankDraft('a').stories).toHaveLength(1)
  expect(blankDraft('a')).toEqual(blankDraft('a'))
})
