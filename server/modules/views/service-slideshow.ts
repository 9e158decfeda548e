import type { Show } from '#contract/memorials.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Context } from '#server/ports/context.ts'
import {
  findReadyPhoto,
  findSlideshowTitle,
  listSlideshowPhotos,
  type SlideshowPhotoRow,
} from './repo-slideshow.ts'

/** The contents of the slideshow. Rejects with MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile. */
export async function readShow({ db }: Pick<Context, 'db'>, memorialUuid: string): Promise<Show> {
  const title = await findSlideshowTitle(db, memorialUuid)
  if (!title) throw new DomainError('MEMORIAL_NOT_FOUND')
  const { uuid, profilePhotoUuid, ...told } = title
  const portrait = profilePhotoUuid && (await findReadyPhoto(db, profilePhotoUuid))
  const photos = await listSlideshowPhotos(db, memorialUuid)
  return {
    ...told,
    memorialUuid: uuid,
    profilePhoto: portrait ? presentMedia(portrait) : null,
    photos: photos.map((row) => ({ media: presentMedia(row), from: sharedBy(row) })),
  }
}

/** Null for the host's own photos; empty for Anonymous. */
const sharedBy = ({ role, contributorName }: SlideshowPhotoRow) =>
  role === 'CONTRIBUTION' ? (contributorName?.trim() ?? '') : null
