import { describe, expect, it } from 'vitest'
import { setText } from '#app/draft/edits.ts'
import { changePhoto, removePhoto, rotatePhotos } from '#app/draft/list-edits.ts'
import { failedPhotos, hasUnsavedChanges, stepParts } from '#app/draft/rules.ts'
import { aUser, uuid } from '#app/draft/testing.ts'
import { pagePlans, type SavedPage, wholeDraft } from './plans.ts'
import { labelProgress } from './progress.ts'
import { save as saveBy } from './save.ts'
import { refusal, testDependencies } from './testing.ts'

/** A memorial on the server with one photo; its steps save in place. */
async function saved() {
  const place = testDependencies()
  place.addPhoto(1, 'lake.jpg')
  await saveBy(wholeDraft, {}, place.deps)
  place.asked.length = 0
  return place
}

const save = ({ deps }: ReturnType<typeof testDependencies>, page: SavedPage) =>
  saveBy(pagePlans[page], {}, deps)
const isUnsavedHere = ({ draft }: ReturnType<typeof testDependencies>) =>
  hasUnsavedChanges(draft(), { token: 'token', user: aUser() })

describe('saving in place', () => {
  it('sends new photos and changed captions, then the order', async () => {
    const place = await saved()
    place.addPhoto(2, 'garden.jpg')
    place.drafts.update(changePhoto(uuid(1), { caption: 'At the lake' }))
    await save(place, 'photos')
    expect(place.asked).toEqual([
      'get',
      'send photo garden.jpg',
      `photos ${uuid(500)} At the lake,${uuid(501)}`,
    ])
  })

  it('sends what was changed and nothing else: the same page again is no request', async () => {
    const place = await saved()
    place.drafts.update(setText('personName', 'Ana Maria Silva'))
    await save(place, 'all')
    await save(place, 'all')
    expect(place.asked).toEqual(['edit'])
  })

  it('keeps a caption, unsaved, that could not be saved', async () => {
    const place = await saved()
    place.drafts.update(changePhoto(uuid(1), { caption: 'At the lake' }))
    place.refuseWith(() => {
      throw refusal('BAD_INPUT')
    })
    await expect(save(place, 'photos')).rejects.toMatchObject({ code: 'BAD_INPUT' })
    expect(place.draft().photos[0]?.caption).toBe('At the lake')
    expect(isUnsavedHere(place)).toBe(true)
  })

  it('rotates photos; new ones after their upload', async () => {
    const place = await saved()
    place.addPhoto(2, 'garden.jpg')
    place.drafts.update(
      rotatePhotos(
        new Map([
          [uuid(1), 1],
          [uuid(2), 3],
        ]),
      ),
    )
    await save(place, 'photos')
    expect(place.asked).toEqual([
      'get',
      'send photo garden.jpg',
      'turn 1',
      'turn 3',
      `photos ${uuid(500)},${uuid(501)}`,
    ])
    expect(isUnsavedHere(place)).toBe(false)
  })

  it('skips a photo that fails, and saves the others', async () => {
    const place = await saved()
    place.addPhoto(2, 'garden.jpg')
    place.addPhoto(3, 'broken.jpg')
    place.refuseWith((asked) => {
      if (asked.includes('broken')) throw refusal('PHOTO_DAMAGED')
    })
    await save(place, 'photos')
    expect(place.asked.at(-1)).toBe(`photos ${uuid(500)},${uuid(501)}`)
    expect(place.draft().photos.map(({ name }) => name)).toContain('broken.jpg')
    // This photo can never be on the server.
    expect(isUnsavedHere(place)).toBe(false)
  })

  it('stores in the draft why a photo was refused, until the server has it', async () => {
    const place = await saved()
    place.addPhoto(2, 'garden.jpg')
    place.addPhoto(3, 'broken.jpg')
    place.addPhoto(4, 'gone.jpg')
    place.files.delete(uuid(4))
    place.refuseWith((asked) => {
      if (asked.includes('broken')) throw refusal('PHOTO_TOO_MANY_PIXELS')
    })
    const refusals = () => failedPhotos(place.draft().photos).map((photo) => [photo.name, photo.refusal])
    await save(place, 'photos')
    expect(refusals()).toEqual([
      ['broken.jpg', 'PHOTO_TOO_MANY_PIXELS'],
      ['gone.jpg', 'FILE_MISSING'],
    ])
    place.refuseWith(() => {})
    await save(place, 'photos')
    expect(refusals()).toEqual([['gone.jpg', 'FILE_MISSING']])
  })

  it('does not send the message when its video is no longer on the device', async () => {
    const place = await saved()
    place.addVideo(4)
    place.files.clear()
    await expect(save(place, 'message')).rejects.toThrow('This file is no longer on this device.')
    expect(place.asked).toEqual(['get'])
  })

  it('keeps unsaved changes of other pages', async () => {
    const place = await saved()
    place.drafts.update(removePhoto(uuid(1)))
    await save(place, 'contacts')
    expect(place.draft().photos).toEqual([])
    expect(isUnsavedHere(place)).toBe(true)
  })

  it('reports its progress', async () => {
    const place = await saved()
    place.addPhoto(2, 'garden.jpg')
    const labels = new Set<string | null>()
    const stop = place.deps.progress.state.subscribe((state) => labels.add(labelProgress(state)))
    await save(place, 'photos')
    stop()
    expect([...labels]).toContain('Uploading photo 1 of 1')
  })
})

it('saves every part that a step edits, on some page', () => {
  const { all, ...pages } = pagePlans
  const saved = new Set(Object.values(pages).flatMap(({ parts }) => parts))
  expect([...saved].sort()).toEqual([...stepParts].sort())
  expect(all.parts).toEqual(stepParts)
})
