import { describe, expect, it } from 'vitest'
import { setText } from '#app/draft/edits.ts'
import { addPhotos, changePhoto, movePhoto, removePhoto } from '#app/draft/list-edits.ts'
import { allParts, isUnsaved, unsavedParts } from '#app/draft/rules.ts'
import { blankFund } from '#app/draft/schema.ts'
import { aPhoto, uuid } from '#app/draft/testing.ts'
import { wholeDraft } from './plans.ts'
import { type SaveOptions, saveInBackground } from './save.ts'
import { refusal, testDependencies } from './testing.ts'

const whole = () => {
  const place = testDependencies()
  place.addPhoto(1, 'lake.jpg')
  place.addPhoto(2, 'garden.jpg')
  place.addPortrait(3)
  place.addVideo(4)
  return place
}

const run = ({ deps }: ReturnType<typeof testDependencies>, options: SaveOptions = {}) =>
  saveInBackground(wholeDraft, options, deps)
const stateOf = ({ deps }: ReturnType<typeof testDependencies>) => deps.progress.state.getState()

describe('uploading a draft', () => {
  it('creates the memorial, sends profile photo, video and photos, and then the order of the photos', async () => {
    const place = whole()
    await run(place)
    expect(place.asked).toEqual([
      'create',
      'send profile ana.jpg',
      'send video host-message.webm',
      'send photo lake.jpg',
      'send photo garden.jpg',
      `photos ${uuid(502)},${uuid(503)}`,
    ])
    expect(stateOf(place)).toMatchObject({ stage: 'done', error: null })
    expect(stateOf(place).files.every((file) => file.state === 'saved')).toBe(true)
  })

  it('leaves nothing unsaved, and the draft has its memorial', async () => {
    const place = whole()
    await run(place)
    expect(place.draft()).toMatchObject({ memorialUuid: uuid(1), pendingPersist: false, hostVideo: null })
  })

  it('leaves funds, which no step sends, for the screen that does', async () => {
    const place = whole()
    const fund = { id: 'first', ...blankFund, title: 'Surf club' }
    place.drafts.update((draft) => ({ ...draft, funds: [fund] }))
    await run(place)
    expect(place.draft().funds).toEqual([fund])
    expect(unsavedParts(place.draft(), allParts)).toEqual(['funds'])
  })

  it('sends the captions of photos, and a fixed title for the recording', async () => {
    const place = whole()
    place.drafts.update(changePhoto(uuid(1), { caption: ' At the lake ' }))
    await run(place)
    expect(place.arrived.map(({ title }) => title)).toEqual(['', 'Host Message', 'At the lake', ''])
  })

  it('skips a file that is refused, and reports why', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (/profile|video|lake/.test(asked)) throw refusal('PHOTO_DAMAGED')
    })
    await run(place)
    expect(stateOf(place).stage).toBe('done')
    expect(stateOf(place).files.map(({ state, reason }) => [state, Object(reason).code])).toEqual([
      ['failed', 'PHOTO_DAMAGED'],
      ['failed', 'PHOTO_DAMAGED'],
      ['failed', 'PHOTO_DAMAGED'],
      ['saved', undefined],
    ])
    expect(place.draft().photos.map((photo) => photo.serverMedia?.uuid)).toEqual([undefined, uuid(500)])
    expect(isUnsaved(place.draft())).toBe(true)
  })

  it('keeps files in the draft while storage is unavailable, and sends them with the next upload', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (asked.startsWith('send')) throw refusal('STORAGE_AWAY')
    })
    await run(place)
    expect(stateOf(place).files.every(({ state }) => state === 'failed')).toBe(true)
    expect(isUnsaved(place.draft())).toBe(true)
    expect(place.files.size).toBe(4)
    place.refuseWith(() => {})
    await run(place)
    expect(stateOf(place).files.every(({ state }) => state === 'saved')).toBe(true)
    expect(place.draft()).toMatchObject({ pendingPersist: false, hostVideo: null })
  })

  it('reports a file that is no longer on the device', async () => {
    const place = whole()
    place.files.delete(uuid(1))
    await run(place)
    expect(stateOf(place).files.find(({ id }) => id === uuid(1))).toMatchObject({
      state: 'failed',
      reason: 'gone',
    })
  })

  it('stops when the memorial cannot be created, and creates it with the next upload', async () => {
    const place = whole()
    place.refuseWith(() => {
      throw refusal('SERVER_BUSY')
    })
    await run(place)
    expect(place.asked).toEqual(['create'])
    expect(stateOf(place)).toMatchObject({ stage: 'failed', error: { code: 'SERVER_BUSY' } })
    place.refuseWith(() => {})
    const nothing = { ...place, deps: { ...place.deps, call: async () => ({ success: true }) as never } }
    await run(nothing)
    expect(stateOf(place).error?.message).toBe('No memorial UUID returned from server')
    await run(place)
    expect(stateOf(place).stage).toBe('done')
  })

  it('stops when the session has ended, and keeps what was uploaded', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (asked === 'send photo garden.jpg') throw refusal('UNAUTHENTICATED')
    })
    await run(place)
    expect(stateOf(place)).toMatchObject({ stage: 'failed', error: { code: 'UNAUTHENTICATED' } })
    expect(place.draft()).toMatchObject({
      pendingPersist: true,
      photos: [{ serverMedia: {} }, { serverMedia: null }],
    })
  })
})

describe('a memorial that was saved before its end', () => {
  it('later changes are sent, and nothing is sent twice', async () => {
    const place = whole()
    await run(place)
    place.asked.length = 0
    place.addPhoto(9, 'late.jpg')
    place.drafts.update(setText('hostMessage', 'Come as you are.'))
    expect(isUnsaved(place.draft())).toBe(true)
    await run(place)
    expect(place.asked).toEqual([
      'send photo late.jpg',
      `photos ${uuid(502)},${uuid(503)},${uuid(504)}`,
      'edit',
    ])
    expect(place.memorial()?.hostMessage).toBe('Come as you are.')
    expect(isUnsaved(place.draft())).toBe(false)
  })
})

describe('uploading again', () => {
  it('sends nothing twice and continues where it stopped', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (asked === 'send photo lake.jpg') throw refusal('UNAUTHENTICATED')
    })
    await run(place)
    place.refuseWith(() => {})
    place.asked.length = 0
    await run(place)
    expect(place.asked).toEqual([
      'send photo lake.jpg',
      'send photo garden.jpg',
      `photos ${uuid(502)},${uuid(503)}`,
    ])
  })

  it('removes a photo that had arrived unknown to the draft and was removed since', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (asked === 'send photo garden.jpg') throw refusal('UNAUTHENTICATED')
    })
    await run(place)
    // As if the tab had been closed before the answer.
    place.drafts.update(changePhoto(uuid(1), { serverMedia: null }))
    place.drafts.update(removePhoto(uuid(1)))
    place.refuseWith(() => {})
    place.asked.length = 0
    await run(place)
    expect(place.asked).toEqual(['send photo garden.jpg', 'get', `photos ${uuid(503)}`])
    expect(place.sent.at(-1)).toMatchObject({ deletePhotoUuids: [uuid(502)] })
    expect(place.draft()).toMatchObject({ photos: [{ id: uuid(2) }], removedUploads: [] })
    expect(isUnsaved(place.draft())).toBe(false)
  })

  it('tries one failed file again and no other', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (/photo (lake|garden)/.test(asked)) throw refusal('PHOTO_DAMAGED')
    })
    await run(place)
    place.refuseWith(() => {})
    place.asked.length = 0
    await run(place, { retry: { fileId: uuid(2) } })
    expect(place.asked).toEqual(['send photo garden.jpg', `photos ${uuid(502)}`])
    expect(
      stateOf(place)
        .files.filter(({ state }) => state === 'failed')
        .map(({ id }) => id),
    ).toEqual([uuid(1)])
  })

  it('asked to, tries transient failures again and skips refused files', async () => {
    const place = whole()
    place.refuseWith((asked) => {
      if (asked === 'send photo lake.jpg') throw refusal('PHOTO_DAMAGED')
      if (asked === 'send photo garden.jpg') throw refusal('SERVER_BUSY')
    })
    await run(place)
    place.refuseWith(() => {})
    place.asked.length = 0
    await run(place, { retry: 'transient' })
    expect(place.asked).toEqual(['send photo garden.jpg', `photos ${uuid(502)}`])
    expect(stateOf(place).files.find(({ id }) => id === uuid(1))?.state).toBe('failed')
  })

  it('joins an upload that is in progress', async () => {
    const place = whole()
    await Promise.all([run(place), run(place)])
    expect(place.asked.filter((asked) => asked === 'create')).toHaveLength(1)
    expect(place.asked.filter((asked) => asked.startsWith('photos'))).toHaveLength(1)
  })
})

describe('a photo that is still being prepared', () => {
  it('is sent last, in its final form', async () => {
    const place = whole()
    place.drafts.update(changePhoto(uuid(1), { state: 'processing', name: 'lake.heic' }))
    place.refuseWith((asked) => {
      if (asked === 'send photo garden.jpg')
        setTimeout(() => place.drafts.update(changePhoto(uuid(1), { state: 'ready', name: 'lake.jpg' })))
    })
    await run(place)
    expect(place.asked.slice(3)).toEqual([
      'send photo garden.jpg',
      'send photo lake.jpg',
      `photos ${uuid(503)},${uuid(502)}`,
    ])
  })
})

describe('changes during an upload', () => {
  it('are saved: photos added, removed, moved and captioned', async () => {
    const place = whole()
    const { drafts } = place
    place.refuseWith((asked) => {
      if (asked !== 'send photo lake.jpg') return
      place.files.set(uuid(9), new Blob(['9']))
      drafts.update(addPhotos([aPhoto({ id: uuid(9), name: 'late.jpg' })]))
      drafts.update(removePhoto(uuid(2)))
      drafts.update(movePhoto(uuid(9), uuid(1)))
      drafts.update(changePhoto(uuid(1), { caption: 'At the lake' }))
      drafts.update(setText('personName', 'Ana Maria Silva'))
    })
    await run(place)
    expect(place.asked.slice(3)).toEqual([
      'send photo lake.jpg',
      'send photo late.jpg',
      'get',
      `photos ${uuid(503)},${uuid(502)} At the lake`,
      'edit',
    ])
    expect(place.memorial()?.nameOfPerson).toBe('Ana Maria Silva')
  })
})
