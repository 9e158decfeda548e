import { expect, it } from 'vitest'
import { addToBaseline, photoArrived, profilePhotoArrived, videoArrived } from './arrivals.ts'
import { setProfilePhoto } from './edits.ts'
import { addPhotos, removePhoto, setHostVideo } from './list-edits.ts'
import { loadMemorial } from './memorial.ts'
import { unsavedParts } from './rules.ts'
import { blankDraft } from './schema.ts'
import { aMedia, aMemorial, aPhoto, uuid } from './testing.ts'

const saved = loadMemorial(blankDraft(uuid(5)), aMemorial())
const media = aMedia({ uuid: uuid(209) })
const photo = aPhoto({ id: uuid(9), refusal: 'NO_ROOM' })
const portrait = { id: uuid(8), name: 'ana.jpg', size: 3, mime: 'image/jpeg', serverMedia: null }

it('stores what the server has of a photo', () => {
  const draft = photoArrived(photo, media)(addPhotos([photo])(saved))
  expect(draft.photos).toEqual([{ ...photo, serverMedia: media, refusal: null }])
})

it('keeps a photo that was removed meanwhile out of the draft, and its removal for the next save', () => {
  const draft = photoArrived(photo, media)(removePhoto(photo.id)(addPhotos([photo])(saved)))
  expect(draft).toMatchObject({ photos: [], removedUploads: [] })
  expect(draft.baseline?.photos).toEqual([{ ...photo, serverMedia: media }])
  expect(unsavedParts(draft, ['photos'])).toEqual(['photos'])
})

it('stores the portrait as what the server shows, also if it was removed meanwhile', () => {
  const shown = profilePhotoArrived(portrait, media)(setProfilePhoto(portrait)(saved))
  expect(shown.profilePhoto).toEqual({ ...portrait, serverMedia: media })
  expect(unsavedParts(shown, ['profilePhoto'])).toEqual([])
  const removed = profilePhotoArrived(portrait, media)(saved)
  expect(removed.profilePhoto).toBeNull()
  expect(unsavedParts(removed, ['profilePhoto'])).toEqual(['profilePhoto'])
})

it('keeps a new recording that was made while an older one was uploaded', () => {
  const recorded = setHostVideo({ id: 'v2', mime: 'video/webm', seconds: 9 })(saved)
  const video = aMedia({ mediaType: 1 })
  expect(videoArrived('v1', video)(recorded).hostVideo?.id).toBe('v2')
  expect(videoArrived('v2', video)(recorded).hostVideo).toBeNull()
})

const draft = loadMemorial(blankDraft(uuid(1)), aMemorial({ media: [] }))

it('adds a photo uploaded by a save that failed later, so removing it is an unsaved change', () => {
  const arrived = aPhoto({ id: uuid(9), serverMedia: aMedia({ uuid: uuid(209) }) })
  const known = addToBaseline(draft, arrived)
  expect(known.baseline?.photos).toEqual([arrived])
  expect(addToBaseline(known, arrived)).toBe(known)
})

it('ignores a photo that was not uploaded, and a draft without a memorial', () => {
  expect(addToBaseline(draft, aPhoto({ id: uuid(9) }))).toBe(draft)
  const blank = blankDraft(uuid(1))
  expect(addToBaseline(blank, aPhoto({ serverMedia: aMedia() }))).toBe(blank)
})
