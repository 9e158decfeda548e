import { describe, expect, it } from 'vitest'
import { setProfilePhoto, setText } from '#app/draft/edits.ts'
import { addStory, changePhoto, removePhoto, setStoryText } from '#app/draft/list-edits.ts'
import { loadMemorial } from '#app/draft/memorial.ts'
import { allParts, unsavedParts } from '#app/draft/rules.ts'
import type { DraftFund } from '#app/draft/schema.ts'
import { aMedia, aMemorial, uuid } from '#app/draft/testing.ts'
import { ApiError } from '#app/lib/api.ts'
import { details, funds, message, photos, type SavePlan, stories, wholeDraft } from './plans.ts'
import { save } from './save.ts'
import { refusal, testDependencies } from './testing.ts'

type Place = ReturnType<typeof testDependencies>

/** A memorial on the server with one story. */
async function saved() {
  const place = testDependencies()
  place.drafts.update(setStoryText('first', 'The roses'))
  await save(wholeDraft, {}, place.deps)
  await edited(place, stories, setStoryText('first', 'The roses in June'))
  place.asked.length = 0
  place.sent.length = 0
  return place
}

async function edited(place: Place, plan: SavePlan, ...edits: Parameters<Place['drafts']['update']>[0][]) {
  for (const edit of edits) place.drafts.update(edit)
  return save(plan, {}, place.deps)
}

const unsaved = ({ draft }: Place) => unsavedParts(draft(), allParts)

describe('saving one part', () => {
  it('sends no request when there is nothing to save', async () => {
    const place = await saved()
    await save(stories, {}, place.deps)
    expect(place.asked).toEqual([])
  })

  it('sends the stories and the ones to delete, and nothing else', async () => {
    const place = await saved()
    const known = place.draft().stories[0]?.uuid
    place.drafts.update(setText('address', 'Chapel'))
    await edited(place, stories, addStory('second'), setStoryText('second', ' The tin '), (draft) => ({
      ...draft,
      stories: draft.stories.slice(1),
    }))
    expect(place.asked).toEqual(['stories'])
    expect(place.sent).toMatchObject([
      { stories: [{ uuid: null, title: null, text: 'The tin' }], deleteStoryUuids: [known] },
    ])
    expect(unsaved(place)).toEqual(['address'])
  })

  it('is not sent again after it was aborted', async () => {
    const place = await saved()
    place.drafts.update(setStoryText(place.draft().stories[0]?.id ?? '', 'Another'))
    const stop = new AbortController()
    place.refuseWith(async () => {
      stop.abort(new Error('enough'))
      throw new ApiError(0, {})
    })
    await expect(save(stories, { signal: stop.signal }, place.deps)).rejects.toThrow('enough')
    expect(place.asked).toEqual(['stories'])
    expect(unsaved(place)).toEqual(['stories'])
    expect(place.deps.progress.state.getState().stage).toBe('idle')
  })

  it('deletes a story that was left blank', async () => {
    const place = await saved()
    const known = place.draft().stories[0]
    await edited(place, stories, setStoryText(known?.id ?? '', ' '))
    expect(place.sent).toMatchObject([{ stories: [], deleteStoryUuids: [known?.uuid] }])
  })

  it('sends the goals of funds in minor units, and leaves out funds without a title', async () => {
    const place = await saved()
    const fund = (change: Partial<DraftFund>): DraftFund => ({
      id: 'f',
      title: 'Hospice ',
      description: ' ',
      recipient: 'The hospice',
      payout: '',
      charity: '',
      goal: '1,500',
      server: null,
      ...change,
    })
    await edited(place, funds, (draft) => ({ ...draft, funds: [fund({}), fund({ id: 'g', title: ' ' })] }))
    expect(place.sent).toMatchObject([
      {
        funds: [
          {
            id: null,
            title: 'Hospice',
            description: null,
            recipient: 'The hospice',
            payout: null,
            charity: null,
            goalMinor: 150_000,
          },
        ],
        deleteFundIds: [],
      },
    ])
  })

  it('sends null for empty details, and a new profile photo by its upload alone', async () => {
    const place = await saved()
    place.addPortrait(3)
    await edited(place, details, setText('personName', ' Ana Maria '), setText('memorialDate', '2025-06-01'))
    expect(place.sent.at(-1)).toMatchObject({
      nameOfPerson: 'Ana Maria',
      memorialDate: '2025-06-01',
      address: null,
      details: null,
    })
    expect(place.sent.at(-1)).not.toHaveProperty('profilePhotoUuid')
    expect(place.asked).toEqual(['get', 'send profile ana.jpg', 'edit'])
    expect(place.memorial()?.profilePhoto?.uuid).toBe(uuid(500))
    expect(unsaved(place)).toEqual([])
  })

  it('clears a profile photo that was removed, and sends none that stays', async () => {
    const place = await saved()
    const theirs = aMemorial({ ...place.memorial(), profilePhoto: aMedia() })
    place.drafts.update((draft) => loadMemorial(draft, theirs))
    await edited(place, details, setText('address', 'Chapel'))
    expect(place.sent.at(-1)).not.toHaveProperty('profilePhotoUuid')
    place.drafts.update((draft) => loadMemorial(draft, { ...theirs, address: 'Chapel', version: 9 }))
    await edited(place, details, setProfilePhoto(null))
    expect(place.sent.at(-1)).toMatchObject({ profilePhotoUuid: '' })
  })

  it('removes a profile photo that was removed while it was sent', async () => {
    const place = await saved()
    place.addPortrait(3)
    place.refuseWith((asked) => {
      if (asked.startsWith('send profile')) place.drafts.update(setProfilePhoto(null))
    })
    await edited(place, details)
    expect(place.sent).toMatchObject([{ profilePhotoUuid: '' }])
    expect(place.memorial()?.profilePhoto).toBeNull()
    expect(unsaved(place)).toEqual([])
  })

  it('removes a photo that was removed while it was sent, and no other that arrived', async () => {
    const place = await saved()
    place.addPhoto(1, 'lake.jpg')
    place.addPhoto(2, 'garden.jpg')
    place.refuseWith((asked) => {
      if (asked === 'send photo lake.jpg') place.drafts.update(removePhoto(uuid(1)))
    })
    await edited(place, photos)
    expect(place.sent).toMatchObject([{ photos: [{ uuid: uuid(501) }], deletePhotoUuids: [uuid(500)] }])
    expect(place.draft().photos.map(({ id }) => id)).toEqual([uuid(2)])
    expect(unsaved(place)).toEqual([])
  })

  it('reports photos that were refused, and those that this device cannot read', async () => {
    const place = await saved()
    place.addPhoto(1, 'lake.jpg')
    place.addPhoto(2, 'broken.jpg')
    place.addPhoto(3, 'text.pdf')
    place.drafts.update(changePhoto(uuid(3), { state: 'failed' }))
    place.refuseWith((asked) => {
      if (asked.includes('broken')) throw refusal('PHOTO_DAMAGED')
    })
    const left = await edited(place, photos)
    expect(left.map(({ name }) => name)).toEqual(['broken.jpg', 'text.pdf'])
    expect(place.sent).toMatchObject([{ photos: [{ uuid: uuid(500) }] }])
  })

  it('saves the texts of the details before it reports that the photo was refused', async () => {
    const place = await saved()
    place.addPortrait(3)
    place.drafts.update(setText('personName', 'Ana Maria Silva'))
    place.refuseWith((asked) => {
      if (asked.startsWith('send profile')) throw refusal('PROFILE_PHOTO_TOO_LARGE')
    })
    expect(await edited(place, details)).toMatchObject([
      { name: 'ana.jpg', reason: { code: 'PROFILE_PHOTO_TOO_LARGE' } },
    ])
    expect(place.memorial()?.nameOfPerson).toBe('Ana Maria Silva')
    expect(unsaved(place)).toEqual(['profilePhoto'])
  })

  it('sends only the message, and not even that when its video fails', async () => {
    const place = await saved()
    await edited(place, message, setText('hostMessage', 'Thank you'))
    expect(place.sent).toMatchObject([{ hostMessage: 'Thank you' }])
    expect(place.sent[0]).not.toHaveProperty('nameOfPerson')
    expect(place.sent[0]).not.toHaveProperty('hostVideoMessageUuid')

    place.addVideo(4)
    place.refuseWith((asked) => {
      if (asked.startsWith('send video')) throw refusal('VIDEO_TOO_LONG')
    })
    await expect(save(message, {}, place.deps)).rejects.toThrow('Please keep the video under 5 minutes.')
    expect(place.sent).toHaveLength(1)
  })

  it('keeps the words when a video is saved, and the video when words are', async () => {
    const place = await saved()
    await edited(place, message, setText('hostMessage', 'Thank you'))
    place.addVideo(4)
    await save(message, {}, place.deps)
    expect(place.memorial()).toMatchObject({ hostMessage: 'Thank you', isVideoShown: true })
    await edited(place, message, setText('hostMessage', 'Thank you all'), (draft) => ({
      ...draft,
      isVideoShown: false,
    }))
    expect(place.memorial()).toMatchObject({
      hostMessage: 'Thank you all',
      hostVideoMessage: { mediaType: 1 },
      isVideoShown: false,
    })
    expect(unsaved(place)).toEqual([])
  })

  it('removes a video that was taken out', async () => {
    const place = await saved()
    const theirs = aMemorial({ ...place.memorial(), hostVideoMessage: aMedia({ mediaType: 1 }) })
    place.drafts.update((draft) => loadMemorial(draft, theirs))
    await edited(place, message, (draft) => ({ ...draft, serverVideo: null }))
    expect(place.sent).toMatchObject([{ hostMessage: null, hostVideoMessageUuid: null }])
  })
})

describe('when somebody else saved meanwhile', () => {
  /** The server refuses the first edit with the memorial that others saved, and accepts the next. */
  function refuseOnce(place: Place, theirs: object) {
    let refused = false
    place.refuseWith((asked) => {
      if (refused || asked === 'get') return
      refused = true
      throw refusal('MEMORIAL_STALE', { memorial: { ...place.memorial(), version: 9, ...theirs } })
    })
  }

  it('in another part, their version is taken over and mine is saved', async () => {
    const place = await saved()
    refuseOnce(place, { address: 'Chapel' })
    await edited(place, stories, (draft) => setStoryText(draft.stories[0]?.id ?? '', 'The tin')(draft))
    expect(place.asked).toEqual(['stories', 'stories'])
    expect(place.sent).toMatchObject([{ version: 9 }])
    expect(place.draft().stories[0]?.text).toBe('The tin')
  })

  it('in a part that is changed here too but not being saved, that part stays unsaved', async () => {
    const place = await saved()
    place.drafts.update(setText('address', 'Church'))
    refuseOnce(place, { address: 'Chapel' })
    await edited(place, stories, (draft) => setStoryText(draft.stories[0]?.id ?? '', 'The tin')(draft))
    expect(place.sent).toMatchObject([{ version: 9 }])
    expect(place.draft().address).toBe('Church')
    expect(unsaved(place)).toEqual(['address'])
  })

  it('in the same part, the save is refused and nothing changes here', async () => {
    const place = await saved()
    const [story] = place.draft().stories
    refuseOnce(place, { stories: [{ uuid: story?.uuid, text: 'The roses, theirs' }] })
    place.drafts.update(setStoryText(story?.id ?? '', 'The roses, mine'))
    await expect(save(stories, {}, place.deps)).rejects.toMatchObject({ code: 'MEMORIAL_STALE' })
    expect(place.draft().stories[0]?.text).toBe('The roses, mine')
    expect(place.sent).toEqual([])
  })
})
