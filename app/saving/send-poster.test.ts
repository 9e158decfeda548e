import { expect, test } from 'vitest'
import type { Draft } from '#app/draft/schema.ts'
import { aMedia, uuid } from '#app/draft/testing.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Media } from '#contract/media.ts'
import { wholeDraft } from './plans.ts'
import { save } from './save.ts'
import { addMissingPoster } from './send-poster.ts'
import { aPoster, refusal, testDependencies } from './testing.ts'

/** Saves a draft with a video. Returns the video in the draft once it was uploaded, and the requests. */
async function saved({ takesStills, refused }: { takesStills: boolean; refused?: ErrorCode }) {
  const place = testDependencies()
  place.addVideo(4)
  if (takesStills) place.takeStills()
  let video: Media | null = null
  place.refuseWith((asked) => {
    if (asked === 'send poster' && refused) throw refusal(refused)
    video ??= place.draft().serverVideo
  })
  await save(wholeDraft, {}, place.deps)
  const { stage, files } = place.deps.progress.state.getState()
  expect([stage, files.map(({ state }) => state)]).toEqual(['done', ['saved']])
  return { video, asked: place.asked }
}

test('sends the still of a video after the video', async () => {
  const { video, asked } = await saved({ takesStills: true })
  expect(asked.slice(0, 3)).toEqual(['create', 'send video host-message.webm', 'send poster'])
  expect(video).toMatchObject({ poster: aPoster })
})

test('sends no still when the browser cannot capture one', async () => {
  const { video, asked } = await saved({ takesStills: false })
  expect(asked).not.toContain('send poster')
  expect(video).toMatchObject({ title: 'Host Message' })
})

test.each(['PHOTO_UNREADABLE', 'SERVER_BUSY', 'MEDIA_NOT_FOUND'] as const)(
  'a still that fails (%s) does not stop the save',
  async (refused) => {
    const { video, asked } = await saved({ takesStills: true, refused })
    expect(asked.filter((one) => one === 'send poster')).toHaveLength(1)
    expect(video).toMatchObject({ title: 'Host Message' })
  },
)

const aSavedVideo = (poster: Media['poster']) => {
  const place = testDependencies()
  place.drafts.update(loadedWith({ ...aMedia({ uuid: uuid(500), mediaType: 1 }), poster }))
  place.takeStills()
  return place
}

const loadedWith = (video: Media) => (draft: Draft) => ({
  ...draft,
  memorialUuid: uuid(1),
  serverVideo: video,
})

test('a later save adds a missing still', async () => {
  const place = aSavedVideo(null)
  place.arrived.push(aMedia({ uuid: uuid(500), mediaType: 1 }))
  await addMissingPoster(place.deps, place.draftId)
  expect(place.draft().serverVideo?.poster).toEqual(aPoster)
})

test('sends no still for a video that has one, and changes nothing when the video is gone', async () => {
  const place = aSavedVideo(aPoster)
  await addMissingPoster(place.deps, place.draftId)
  expect(place.asked).toEqual([])
  const gone = aSavedVideo(null)
  gone.refuseWith(() => {
    throw refusal('MEDIA_NOT_FOUND')
  })
  await addMissingPoster(gone.deps, gone.draftId)
  expect(gone.draft().serverVideo?.poster).toBeNull()
})
