import { describe, expect, it } from 'vitest'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { contentFromMemorial, loadMemorial } from './memorial.ts'
import {
  allParts,
  failedPhotos,
  fileIdsOf,
  hasContent,
  hasLocalFiles,
  hasUnsavedChanges,
  isAllSaved,
  isUnsaved,
  revertParts,
  revertToBaseline,
  unsavedParts,
} from './rules.ts'
import { blankDraft, type Draft } from './schema.ts'
import { aContact, aMedia, aMemorial, aPhoto, aUser, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }

const host = { token: 't', user: aUser() }
const blank = blankDraft('d1')
const memorial = aMemorial({
  address: 'Chapel',
  hostMessage: 'Welcome',
  media: [aMedia({ uuid: uuid(11), title: 'Lake' })],
  stories: [{ uuid: uuid(21), title: null, text: 'She sang.' }],
  contacts: [aContact()],
})
const loaded = loadMemorial(blank, memorial)
const photoId = uuid(11)

const changes: [what: string, page: 'who' | 'photos' | 'message' | 'contacts', plain.Edit][] = [
  ['the name', 'who', edits.setText('personName', 'Ana S.')],
  ['the date', 'who', edits.setText('memorialDate', '2025-06-01')],
  ['the address', 'who', edits.setText('address', 'Church')],
  ['the details', 'who', edits.setText('details', 'At noon')],
  ['the profile photo', 'who', edits.setProfilePhoto(aPhoto())],
  ['a new photo', 'photos', edits.addPhotos([aPhoto()])],
  ['a removed photo', 'photos', edits.removePhoto(photoId)],
  ['a caption', 'photos', edits.changePhoto(photoId, { caption: 'The lake' })],
  ['a turn', 'photos', edits.rotatePhotos(new Map([[photoId, 1]]))],
  ['a story', 'photos', edits.setStoryText(uuid(21), 'She danced.')],
  ["a story's title", 'photos', edits.setStoryTitle(uuid(21), 'Her voice')],
  ['the message', 'message', edits.setText('hostMessage', '')],
  ['a recording', 'message', edits.setHostVideo({ id: 'v1', mime: 'video/webm', seconds: 3 })],
  ['a contact', 'contacts', edits.importContacts([{ text: 'tom@x.org', name: '' }])],
]

describe('unsaved changes', () => {
  it('are none right after loading', () => {
    expect(hasUnsavedChanges(loaded, host)).toBe(false)
    expect(isUnsaved(loaded)).toBe(false)
  })

  it.each(changes)('%s is unsaved on its page and in the whole, and can be reverted', (_, page, edit) => {
    const edited = edit(loaded)
    expect(hasUnsavedChanges(edited, host)).toBe(true)
    expect(isUnsaved(edited)).toBe(true)
    const pages = (['who', 'photos', 'message', 'contacts'] as const).filter((one) =>
      hasUnsavedChanges(edited, host, one),
    )
    expect(pages).toEqual([page])
    expect(revertToBaseline(edited, page)).toEqual(loaded)
    expect(revertToBaseline(edited)).toEqual(loaded)
  })

  it.each([
    ['an empty story', edits.addStory()],
    ['an empty contact', edits.addContact()],
    ['spaces after the name', edits.setText('personName', 'Ana Silva ')],
    ['a chosen but empty date', edits.chooseDate(true)],
    ['a step', edits.reachStep(3)],
  ])('%s makes no unsaved change', (_, edit) => {
    expect(hasUnsavedChanges(edit(loaded), host)).toBe(false)
  })

  it('are reported only for a verified host with a baseline', () => {
    const edited = edits.setText('personName', 'Ana S.')(loaded)
    expect(hasUnsavedChanges(edited, { token: null, user: null })).toBe(false)
    expect(hasUnsavedChanges(edited, { token: 't', user: aUser({ emailVerified: false }) })).toBe(false)
    expect(hasUnsavedChanges({ ...edited, baseline: null }, host)).toBe(false)
  })
})

describe('funds', () => {
  const withFund = (draft: Draft): Draft => ({
    ...draft,
    funds: [
      {
        id: 'f',
        title: 'Hospice',
        description: '',
        recipient: '',
        payout: '',
        charity: '',
        goal: '1,500',
        server: null,
      },
    ],
  })

  it('are unsaved without any step asking about them, since no step sends them', () => {
    const edited = withFund(loaded)
    expect(isUnsaved(edited)).toBe(true)
    expect(unsavedParts(edited, allParts)).toEqual(['funds'])
    expect(hasUnsavedChanges(edited, host)).toBe(false)
    expect(revertToBaseline(edited)).toEqual(edited)
    expect(revertParts(edited, ['funds'])).toEqual(loaded)
  })

  it('blank ones do not count, those without a title do, and goals are compared by amount', () => {
    const blankFund = {
      id: 'g',
      title: ' ',
      description: '',
      recipient: '',
      payout: '',
      charity: '',
      goal: '',
      server: null,
    }
    expect(unsavedParts({ ...loaded, funds: [...loaded.funds, blankFund] }, allParts)).toEqual([])
    const untitled = { ...blankFund, description: 'For the roof' }
    expect(unsavedParts({ ...loaded, funds: [...loaded.funds, untitled] }, allParts)).toEqual(['funds'])
    const saved = { ...withFund(loaded), baseline: withFund(loaded) }
    const written = saved.funds.map((fund) => ({ ...fund, goal: '1500.00' }))
    expect(unsavedParts({ ...saved, funds: written }, allParts)).toEqual([])
  })
})

describe('unsaved content', () => {
  it('a blank draft has none', () => {
    expect(hasContent(blank)).toBe(false)
    expect(isUnsaved({ ...blank, currentStep: 1, email: 'a@b.co' })).toBe(false)
  })
  it.each(changes.filter(([what]) => !/removed|caption|turn|story|message/.test(what)))(
    '%s counts, for a visitor who is not signed in',
    (_, _page, edit) => expect(isUnsaved(edit(blank))).toBe(true),
  )
  it('a pasted list that was not imported counts, and so does a photo that is not uploaded', () => {
    expect(isUnsaved(edits.setText('importText', 'a@x.org')(blank))).toBe(true)
    const withPhoto = edits.addPhotos([aPhoto()])(loaded)
    expect(
      isUnsaved({ ...withPhoto, baseline: { ...contentFromMemorial(memorial), photos: withPhoto.photos } }),
    ).toBe(true)
  })
  it('a draft that still has to be sent counts', () => {
    expect(isUnsaved(edits.setPendingPersist(true)(loaded))).toBe(true)
  })
})

it('lists the files of the draft and of its baseline', () => {
  const draft = [edits.addPhotos([aPhoto()]), edits.removePhoto(photoId)].reduce((d, e) => e(d), loaded)
  expect(fileIdsOf(draft)).toEqual([uuid(10), photoId])
})

describe('whether everything is saved', () => {
  it('yes after loading, and only for a draft with a memorial', () => {
    expect(isAllSaved(loaded)).toBe(true)
    expect(isAllSaved(blank)).toBe(false)
    expect(isAllSaved(edits.setText('personName', 'Ana Silva')(blank))).toBe(false)
  })

  it.each(changes)('no after edit: %s', (_what, _page, edit) => expect(isAllSaved(edit(loaded))).toBe(false))

  it('no before the memorial was loaded, and no while it is sent', () => {
    expect(isAllSaved({ ...loaded, baseline: null })).toBe(false)
    expect(isAllSaved(edits.setPendingPersist(true)(loaded))).toBe(false)
  })
})

describe('a file that can never be sent', () => {
  const unsendable = [
    aPhoto({ id: 'a', state: 'failed', problem: 'PHOTO_UNREADABLE' }),
    aPhoto({ id: 'b', refusal: 'PHOTO_DAMAGED' }),
  ]
  const withFiles = edits.addPhotos(unsendable)(loaded)

  it('is no unsaved change, neither while it is in the draft nor after it was removed', () => {
    expect(unsavedParts(withFiles, allParts)).toEqual([])
    expect(isAllSaved(withFiles)).toBe(true)
    expect(hasLocalFiles(withFiles)).toBe(false)
    expect(isAllSaved(edits.removePhoto('a')(withFiles))).toBe(true)
  })

  it('does not hide a photo that is still to be sent, or that may be accepted later', () => {
    expect(isAllSaved(edits.addPhotos([aPhoto({ id: 'c' })])(withFiles))).toBe(false)
    expect(isAllSaved(edits.addPhotos([aPhoto({ id: 'c', refusal: 'NO_ROOM' })])(withFiles))).toBe(false)
    expect(hasLocalFiles(edits.addPhotos([aPhoto({ id: 'c', refusal: 'NO_ROOM' })])(withFiles))).toBe(true)
  })

  it('keeps its place and its reason when the memorial is loaded again', () => {
    const again = loadMemorial(withFiles, { ...memorial, version: memorial.version + 1 })
    expect(again.photos.map(({ id }) => id)).toEqual(withFiles.photos.map(({ id }) => id))
    expect(failedPhotos(again.photos)).toEqual(unsendable)
  })
})

it('lists photos that failed here or were refused by the server, unless the server has them', () => {
  const failed = aPhoto({ id: 'a', state: 'failed' })
  const refused = aPhoto({ id: 'b', refusal: 'PHOTO_TOO_LARGE' })
  const arrived = aPhoto({ id: 'c', state: 'failed', refusal: 'NO_ROOM', serverMedia: aMedia() })
  expect(failedPhotos([failed, refused, arrived, aPhoto({ id: 'd' })])).toEqual([failed, refused])
})
