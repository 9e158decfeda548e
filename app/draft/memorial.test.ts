import { describe, expect, it } from 'vitest'
import type { Fund } from '#contract/funds.ts'
import * as plain from './edits.ts'
import * as ofLists from './list-edits.ts'
import { conflictsWith, contentFromMemorial, loadMemorial, markSaved, settleConflict } from './memorial.ts'
import { allParts, isUnsaved, unsavedParts } from './rules.ts'
import { blankDraft } from './schema.ts'
import { aContact, aMedia, aMemorial, aPhoto, uuid } from './testing.ts'

const edits = { ...plain, ...ofLists }

const blank = blankDraft('d1')

describe('contentFromMemorial', () => {
  it('fills every field', () => {
    const video = aMedia({ uuid: uuid(31), mediaType: 1, extension: 'webm' })
    const content = contentFromMemorial(
      aMemorial({
        memorialDate: '2025-06-01',
        address: 'Chapel',
        details: 'At noon',
        hostMessage: 'Welcome',
        hostVideoMessage: video,
        profilePhoto: aMedia({ uuid: uuid(12) }),
        media: [aMedia({ uuid: uuid(11), title: 'Lake', clientId: uuid(77) }), video],
        stories: [{ uuid: uuid(21), title: 'Her voice', text: 'She sang.' }],
        contacts: [aContact(), aContact({ uuid: uuid(201), email: null, phone: '0412345678' })],
      }),
    )
    expect(content).toMatchObject({
      personName: 'Ana Silva',
      hasDate: true,
      memorialDate: '2025-06-01',
      address: 'Chapel',
      details: 'At noon',
      hostMessage: 'Welcome',
      serverVideo: { uuid: uuid(31) },
      hostVideo: null,
      profilePhoto: { id: uuid(12) },
      photos: [{ id: uuid(77), caption: 'Lake', serverMedia: { uuid: uuid(11) } }],
      stories: [{ title: 'Her voice', text: 'She sang.', uuid: uuid(21) }],
      contacts: [{ text: 'ana@example.com' }, { text: '0412345678' }],
    })
    expect(content.photos).toHaveLength(1)
  })

  it('gives a memorial without stories and contacts an empty row of each', () => {
    const content = contentFromMemorial(aMemorial())
    expect(content).toMatchObject({ hasDate: false, stories: [{ text: '' }], contacts: [{ text: '' }] })
  })
})

describe('a photo that was removed before it was known whether the server has it', () => {
  const there = aMedia({ uuid: uuid(11), clientId: uuid(70) })
  const own = aMedia({ uuid: uuid(12), clientId: uuid(71) })
  const ghost = aMedia({ uuid: uuid(13), clientId: uuid(72) })
  const here = (change = {}) => {
    const loaded = loadMemorial(blank, aMemorial({ media: [there] }))
    const photos = [aPhoto({ id: uuid(72) }), aPhoto({ id: uuid(71), ...change })]
    return edits.removePhoto(uuid(72))(edits.addPhotos(photos)(loaded))
  }
  const ids = (photos: readonly { id: string }[] | undefined) => photos?.map(({ id }) => id)

  it('stays removed when the server has it, and its removal is to be saved', () => {
    const merged = loadMemorial(here(), aMemorial({ version: 4, media: [there, own, ghost] }))
    expect(ids(merged.photos)).toEqual([uuid(70), uuid(71)])
    expect(ids(merged.baseline?.photos)).toEqual([uuid(70), uuid(71), uuid(72)])
    expect(merged).toMatchObject({ memorialVersion: 4, removedUploads: [] })
    expect(unsavedParts(merged, ['photos'])).toEqual(['photos'])
  })

  it('is no conflict with what else was changed here', () => {
    const captioned = here({ caption: 'Her roses' })
    for (const media of [[there, own, ghost], [there, ghost, own], [there]])
      expect(conflictsWith(captioned, aMemorial({ version: 4, media }))).toEqual([])
  })

  it('is forgotten when the server does not have it', () => {
    const merged = loadMemorial(here(), aMemorial({ version: 4, media: [there, own] }))
    expect(ids(merged.photos)).toEqual([uuid(70), uuid(71)])
    expect(merged.removedUploads).toEqual([])
    expect(unsavedParts(merged, ['photos'])).toEqual([])
  })
})

describe('loading a memorial again', () => {
  const loaded = loadMemorial(
    blank,
    aMemorial({ address: 'Chapel', stories: [{ uuid: uuid(21), title: null, text: 'One' }] }),
  )
  const changedThere = aMemorial({
    version: 4,
    address: 'Chapel',
    details: 'At noon',
    paymentCompleted: true,
    stories: [{ uuid: uuid(21), title: null, text: 'One, longer' }],
  })

  it('takes over what changed on the server', () => {
    expect(loadMemorial(loaded, changedThere)).toMatchObject({
      details: 'At noon',
      stories: [{ text: 'One, longer' }],
      paymentCompleted: true,
      memorialVersion: 4,
    })
  })

  it('keeps what was changed here', () => {
    const edited = edits.setText('address', 'Church')(loaded)
    const again = loadMemorial(edited, changedThere)
    expect(again).toMatchObject({ address: 'Church', details: 'At noon', memorialVersion: 4 })
    expect(isUnsaved(again)).toBe(true)
  })

  it('keeps a contact that is still being typed, beside what is taken from the server', () => {
    const contacts = [aContact()]
    const typed = edits.setContactText('new', 'tom@exam')(edits.addContact('new')(loaded))
    const merged = loadMemorial(typed, { ...changedThere, contacts })
    expect(merged.contacts.map(({ text }) => text)).toEqual(['ana@example.com', 'tom@exam'])
    const alone = loadMemorial(edits.setContactText('first', 'tom@exam')(loaded), changedThere)
    expect(alone.contacts.map(({ text }) => text)).toEqual(['tom@exam'])
    expect(isUnsaved(merged)).toBe(false)
  })

  it('keeps its baseline version while both sides changed the same part', () => {
    const edited = edits.setStoryText(uuid(21), 'One, mine')(loaded)
    const again = loadMemorial(loadMemorial(edited, changedThere), changedThere)
    expect(again).toMatchObject({ stories: [{ text: 'One, mine' }], details: 'At noon', memorialVersion: 3 })
    expect(conflictsWith(again, changedThere)).toEqual(['stories'])

    const mine = settleConflict(again, changedThere, 'stories', 'mine')
    expect(mine).toMatchObject({ stories: [{ text: 'One, mine' }], memorialVersion: 4 })
    expect(isUnsaved(mine)).toBe(true)
    const theirs = settleConflict(again, changedThere, 'stories', 'theirs')
    expect(theirs).toMatchObject({ stories: [{ text: 'One, longer' }], memorialVersion: 4 })
    expect(isUnsaved(theirs)).toBe(false)
  })

  it('settles one conflict, and takes over what only somebody else changed', () => {
    const mine = [edits.setText('address', 'Church'), edits.setText('hostMessage', 'Welcome')].reduce(
      (draft, edit) => edit(draft),
      edits.setStoryText(uuid(21), 'One, mine')(loaded),
    )
    const there = { ...changedThere, address: 'Cathedral' }
    expect(conflictsWith(mine, there)).toEqual(['address', 'stories'])
    expect(conflictsWith(mine, there, ['stories'])).toEqual(['stories'])

    const half = settleConflict(mine, there, 'stories', 'theirs')
    expect(half).toMatchObject({
      stories: [{ text: 'One, longer' }],
      details: 'At noon',
      address: 'Church',
      hostMessage: 'Welcome',
      memorialVersion: 3,
    })
    expect(unsavedParts(half, allParts)).toEqual(['address', 'message'])

    const whole = settleConflict(half, there, 'address', 'mine')
    expect(whole).toMatchObject({ address: 'Church', details: 'At noon', memorialVersion: 4 })
    expect(conflictsWith(whole, there)).toEqual([])
  })

  it('sends a photo again that was removed on the server and is to stay', () => {
    const lake = aMedia({ uuid: uuid(11), clientId: uuid(77), title: 'Lake' })
    const before = loadMemorial(blank, aMemorial({ media: [lake] }))
    const mine = edits.changePhoto(uuid(77), { caption: 'The lake' })(before)
    const there = aMemorial({ version: 4, media: [] })
    expect(settleConflict(mine, there, 'photos', 'mine').photos).toMatchObject([
      { id: uuid(77), caption: 'The lake', serverMedia: null },
    ])
    expect(settleConflict(mine, there, 'photos', 'theirs').photos).toEqual([])
  })

  it('keeps every photo that was added on either side, whatever is kept', () => {
    const [lake, garden] = [77, 78].map((id) => aMedia({ uuid: uuid(id - 60), clientId: uuid(id) }))
    const before = loadMemorial(blank, aMemorial({ media: [lake ?? aMedia()] }))
    const mine = edits.addPhotos([aPhoto({ id: uuid(79) })])(
      edits.changePhoto(uuid(77), { caption: 'The lake' })(before),
    )
    const media = [{ ...aMedia(lake), title: 'Our lake' }, aMedia(garden)]
    const there = aMemorial({ version: 4, media })
    expect(conflictsWith(mine, there)).toEqual(['photos'])
    for (const [keep, caption] of [
      ['mine', 'The lake'],
      ['theirs', 'Our lake'],
    ] as const) {
      const { photos } = settleConflict(mine, there, 'photos', keep)
      expect(photos.map(({ id }) => id).toSorted()).toEqual([uuid(77), uuid(78), uuid(79)])
      expect(photos[0]).toMatchObject({ id: uuid(77), caption })
    }
  })

  it('keeps a portrait and a recording that are only on this device when theirs are taken', () => {
    const portrait = { id: uuid(80), name: 'ana.jpg', size: 3, mime: 'image/jpeg', serverMedia: null }
    const video = { id: uuid(81), mime: 'video/webm', seconds: 9 }
    const mine = edits.setHostVideo(video)(edits.setProfilePhoto(portrait)(loaded))
    const there = aMemorial({
      version: 4,
      address: 'Chapel',
      hostMessage: 'Theirs',
      profilePhoto: aMedia({ uuid: uuid(12) }),
    })
    expect(settleConflict(mine, there, 'profilePhoto', 'theirs')).toMatchObject({
      profilePhoto: { id: uuid(12) },
      photos: [{ id: uuid(80), serverMedia: null }],
    })
    expect(settleConflict(mine, there, 'message', 'theirs')).toMatchObject({
      hostMessage: 'Theirs',
      hostVideo: video,
    })
  })

  it('recognises its own story after the answer to its save was lost', () => {
    const written = edits.setStoryText('mine', 'Two')(edits.addStory('mine')(loaded))
    const stories = [
      { uuid: uuid(21), title: null, text: 'One' },
      { uuid: uuid(22), title: null, text: 'Two' },
    ]
    const again = loadMemorial(written, aMemorial({ version: 4, address: 'Chapel', stories }))
    expect(again.stories.map((story) => story.uuid)).toEqual([uuid(21), uuid(22)])
    expect(isUnsaved(again)).toBe(false)
  })

  it('loads the funds that are still open, with their goals as typed', () => {
    const aFund = (change: Partial<Fund>): Fund => ({
      id: uuid(41),
      title: 'Hospice',
      description: null,
      recipient: 'The hospice',
      payout: null,
      charity: null,
      goalMinor: 150_000,
      currency: 'aud',
      raisedMinor: 500,
      formerMinor: 0,
      donationCount: 1,
      closed: false,
      mayReword: false,
      donations: [],
      ...change,
    })
    const memorialFunds = [aFund({}), aFund({ id: uuid(42), title: 'Old', closed: true })]
    const { funds } = loadMemorial(loaded, aMemorial({ version: 4, address: 'Chapel', memorialFunds }))
    expect(funds).toMatchObject([
      {
        title: 'Hospice',
        recipient: 'The hospice',
        payout: '',
        charity: '',
        goal: '1500',
        server: { donationCount: 1, mayReword: false },
      },
    ])
  })

  it('keeps everything of a draft when the answer to its creation was lost', () => {
    const typed = edits.setText('details', 'At noon')(edits.setText('personName', 'Ana Silva')(blank))
    expect(loadMemorial(typed, aMemorial())).toMatchObject({ details: 'At noon', memorialUuid: uuid(1) })
  })
})

describe('after a save', () => {
  const withPhotos = edits.addPhotos([aPhoto({ id: uuid(10) }), aPhoto({ id: uuid(11) })])(
    edits.setText('personName', 'Ana Silva ')(blank),
  )

  it('nothing is unsaved', () => {
    const sent = edits.setPendingPersist(true)(edits.setText('personName', 'Ana Silva ')(blank))
    const saved = markSaved(sent, sent, aMemorial())
    expect(saved).toMatchObject({ personName: 'Ana Silva', pendingPersist: false, memorialUuid: uuid(1) })
    expect(isUnsaved(saved)).toBe(false)
  })

  it('what was typed during the save stays and is unsaved', () => {
    const typedOn = edits.setText('details', 'At noon')(withPhotos)
    const saved = markSaved(typedOn, withPhotos, aMemorial())
    expect(saved.details).toBe('At noon')
    expect(isUnsaved(saved)).toBe(true)
  })

  it('photos that are not uploaded yet stay, and uploaded ones are matched by their client id', () => {
    const created = markSaved(withPhotos, withPhotos, aMemorial())
    expect(created.photos).toHaveLength(2)
    const first = aMedia({ uuid: uuid(51), clientId: uuid(10) })
    const half = loadMemorial(created, aMemorial({ version: 4, media: [first] }))
    expect(half.photos.map((photo) => photo.serverMedia?.uuid)).toEqual([uuid(51), undefined])
    expect(half.memorialVersion).toBe(4)
    expect(isUnsaved(half)).toBe(true)

    const second = aMedia({ uuid: uuid(52), clientId: uuid(11) })
    const whole = loadMemorial(half, aMemorial({ version: 5, media: [first, second] }))
    expect(whole.photos.map((photo) => photo.serverMedia?.uuid)).toEqual([uuid(51), uuid(52)])
    expect(whole.memorialVersion).toBe(5)
    expect(isUnsaved(whole)).toBe(false)
  })

  it('a recording whose upload succeeded unnoticed is not sent again', () => {
    const recorded = edits.setHostVideo({ id: uuid(61), mime: 'video/webm', seconds: 9 })(withPhotos)
    const video = aMedia({ uuid: uuid(62), mediaType: 1, clientId: uuid(61) })
    const loaded = loadMemorial(recorded, aMemorial({ hostVideoMessage: video }))
    expect(loaded).toMatchObject({ hostVideo: null, serverVideo: { uuid: uuid(62) } })
  })
})

describe('the answer whether there is a date', () => {
  const undated = aMemorial()
  const answered = (hasDate: boolean | null) => ({ ...loadMemorial(blankDraft('d1'), undated), hasDate })

  it.each([true, false, null])('stays %s when the memorial is saved or loaded again', (hasDate) => {
    const draft = answered(hasDate)
    expect(markSaved(draft, draft, undated).hasDate).toBe(hasDate)
    expect(loadMemorial(draft, undated).hasDate).toBe(hasDate)
  })

  it('becomes yes as soon as the server has a date or a place', () => {
    const dated = aMemorial({ memorialDate: '2031-11-28', version: 9 })
    expect(loadMemorial(answered(false), dated).hasDate).toBe(true)
    expect(loadMemorial(blankDraft('d2'), undated).hasDate).toBe(false)
  })
})

describe('dates of birth and death', () => {
  const loaded = loadMemorial(blankDraft('d1'), aMemorial({ birthDate: '1931', deathDate: null }))

  it('that cannot be right stay as they were typed after a save, and are unsaved', () => {
    const typed = edits.setText('birthDate', '1931-02-31')(loaded)
    const saved = markSaved(typed, typed, aMemorial({ birthDate: '1931', version: 4 }))
    expect(saved.birthDate).toBe('1931-02-31')
    expect(unsavedParts(saved, ['life'])).toEqual(['life'])
  })

  it('that were changed on both sides are a conflict', () => {
    const typed = edits.setText('birthDate', '1932')(loaded)
    const theirs = aMemorial({ birthDate: '1930', version: 4 })
    expect(conflictsWith(typed, theirs)).toEqual(['life'])
    expect(settleConflict(typed, theirs, 'life', 'theirs').birthDate).toBe('1930')
    expect(loadMemorial(loaded, theirs).birthDate).toBe('1930')
  })
})
