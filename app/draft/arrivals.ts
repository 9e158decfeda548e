import type { Media } from '#contract/media.ts'
import type { Edit } from './edits.ts'
import { changePhoto } from './list-edits.ts'
import type { Draft, DraftPhoto, DraftProfilePhoto } from './schema.ts'

/**
 * The edits after an upload: they store what the server has. A file that was removed from the draft meanwhile is on the
 * server nevertheless, so its removal becomes a change that the next save sends.
 */

export const photoArrived =
  (photo: DraftPhoto, serverMedia: Media): Edit =>
  (draft) => {
    if (draft.photos.some(({ id }) => id === photo.id))
      return changePhoto(photo.id, { serverMedia, refusal: null })(draft)
    const removedUploads = draft.removedUploads.filter((id) => id !== photo.id)
    return addToBaseline({ ...draft, removedUploads }, { ...photo, serverMedia })
  }

/** The upload has made it the portrait, whatever the draft shows now. */
export const profilePhotoArrived =
  (photo: DraftProfilePhoto, serverMedia: Media): Edit =>
  (draft) => {
    const { profilePhoto, baseline } = draft
    return {
      ...draft,
      profilePhoto: profilePhoto?.id === photo.id ? { ...profilePhoto, serverMedia } : profilePhoto,
      baseline: baseline && { ...baseline, profilePhoto: { ...photo, serverMedia } },
    }
  }

/** Removes the local clip, unless it was replaced meanwhile. */
export const videoArrived =
  (videoId: string, serverVideo: Media): Edit =>
  (draft) => ({
    ...draft,
    serverVideo,
    hostVideo: draft.hostVideo?.id === videoId ? null : draft.hostVideo,
  })

/**
 * Adds a photo to the draft's baseline if a save that failed later has uploaded it. Removing the photo is then a
 * change, which the next save sends.
 */
export function addToBaseline(draft: Draft, photo: DraftPhoto): Draft {
  const { baseline } = draft
  if (!photo.serverMedia || !baseline || baseline.photos.some(({ id }) => id === photo.id)) return draft
  return { ...draft, baseline: { ...baseline, photos: [...baseline.photos, photo] } }
}
