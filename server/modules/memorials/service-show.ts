import type { Show } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { presentMedia } from '#server/modules/media/present.ts'
import type { Database } from '#server/ports/database.ts'
import { findReadyPhoto, findShowTitle, listShowPhotos, type ShowPhotoRow } from './repo-show.ts'

/** The contents of the slideshow. */
export function showReader(db: Database) {
  /** Rejects with MEMORIAL_NOT_FOUND when the memorial was deleted meanwhile. */
  const show = ({ memorialUuid }: HostAccess): Promise<Show> => readShow(memorialUuid)

  /** For keepsakes made from it. Rejects as `show` does. */
  async function readShow(memorialUuid: string): Promise<Show> {
    const title = await findShowTitle(db, memorialUuid)
    if (!title) throw new DomainError('MEMORIAL_NOT_FOUND')
    const { uuid, profilePhotoUuid, ...told } = title
    const portrait = profilePhotoUuid && (await findReadyPhoto(db, profilePhotoUuid))
    const photos = await listShowPhotos(db, memorialUuid)
    return {
      ...told,
      memorialUuid: uuid,
      profilePhoto: portrait ? presentMedia(portrait) : null,
      photos: photos.map((row) => ({ media: presentMedia(row), from: sharedBy(row) })),
    }
  }

  return { show, readShow }
}

/** Null for the host's own photos; empty for Anonymous. */
const sharedBy = ({ role, contributorName }: ShowPhotoRow) =>
  role === 'CONTRIBUTION' ? (contributorName?.trim() ?? '') : null
