import { describe, expect, it } from 'vitest'
import { loadMemorial } from '#app/draft/memorial.ts'
import { blankDraft, type Draft } from '#app/draft/schema.ts'
import { aMedia, aMemorial, aPhoto, uuid } from '#app/draft/testing.ts'
import { photosBody } from './send-photo-list.ts'

const lake = aMedia({ uuid: uuid(201), title: 'At the lake' })
const garden = aMedia({ uuid: uuid(202), title: '' })

/** The draft of a memorial with two photos, after a change to them. */
const changed = (change: (photos: Draft['photos']) => Draft['photos']): Draft => {
  const draft = loadMemorial(blankDraft(uuid(1)), aMemorial({ media: [lake, garden] }))
  return { ...draft, photos: change(draft.photos) }
}

describe('the request that saves photos', () => {
  it('contains every caption, trimmed, in the order of the photos', () => {
    const draft = changed(([one, two]) => (one && two ? [{ ...two, caption: ' Her roses ' }, one] : []))
    expect(photosBody(draft, 7)).toEqual({
      photos: [
        { uuid: garden.uuid, title: 'Her roses' },
        { uuid: lake.uuid, title: 'At the lake' },
      ],
      deletePhotoUuids: [],
      version: 7,
    })
  })

  it('deletes photos that the server has and the draft does not', () => {
    const draft = changed((photos) => photos.slice(1))
    expect(photosBody(draft, null).deletePhotoUuids).toEqual([lake.uuid])
  })

  it('contains neither a new photo that was removed again nor one that is not uploaded yet', () => {
    const draft = changed((photos) => [...photos, aPhoto({ id: uuid(9) })])
    expect(photosBody(draft, null)).toMatchObject({
      photos: [{ uuid: lake.uuid }, { uuid: garden.uuid }],
      deletePhotoUuids: [],
    })
    expect(
      photosBody(
        changed((photos) => photos),
        null,
      ).deletePhotoUuids,
    ).toEqual([])
  })
})
