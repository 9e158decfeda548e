import type { AuditAction } from '#contract/audit-log.ts'
import type { batchUpdatePhotos } from '#contract/edits.ts'
import type { Body } from '#contract/endpoint.ts'
import { isPhotoDateAhead, type PhotoDate } from '#contract/photo-date.ts'
import { distinct } from '#server/lib/distinct.ts'

export type PhotosEdit = Body<typeof batchUpdatePhotos>

export interface PlacedPhoto {
  uuid: string
  title: string | null
  date?: PhotoDate | null | undefined
}

interface PhotoPlan {
  /** In their order; a null caption leaves the present one, and so does an absent date. */
  shown: PlacedPhoto[]
  removed: string[]
}

/**
 * The photos after an edit: those it names, in its order, then the others unchanged. Skips photos removed before. Null
 * when one was never a photo of this memorial.
 */
export function plannedPhotos(
  edit: Pick<PhotosEdit, 'photos' | 'deletePhotoUuids'>,
  photos: readonly { uuid: string; deletedAt: Date | null }[],
): PhotoPlan | null {
  const captions = new Map(edit.photos.map((photo) => [photo.uuid.toLowerCase(), photo]))
  const deleted = new Set(distinct(edit.deletePhotoUuids))
  const known = new Set(photos.map((photo) => photo.uuid))
  if (![...captions.keys(), ...deleted].every((uuid) => known.has(uuid))) return null

  const shown = photos.filter((photo) => !photo.deletedAt && !deleted.has(photo.uuid)).map(({ uuid }) => uuid)
  const named = [...captions.keys()].filter((uuid) => shown.includes(uuid))
  const others = shown.filter((uuid) => !captions.has(uuid))
  return {
    shown: [...named, ...others].map((uuid) => {
      const { title = null, date } = captions.get(uuid) ?? {}
      return { uuid, title, ...(date !== undefined && { date }) }
    }),
    removed: [...deleted],
  }
}

/** The action that the hosts' log records for an edit of photos. */
export const photosActionOf = ({ deletePhotoUuids }: PhotosEdit): AuditAction =>
  deletePhotoUuids.length > 0 ? 'REMOVED_PHOTOS' : 'CHANGED_PHOTOS'

/** Whether a photo is said to be of a day that has not come. */
export const hasDateAhead = ({ photos }: Pick<PhotosEdit, 'photos'>, today: string): boolean =>
  photos.some(({ date }) => date && isPhotoDateAhead(date, today))
