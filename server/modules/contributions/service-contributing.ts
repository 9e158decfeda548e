import { contributions as limits } from '#contract/limits.ts'
import { galleryPageOf, readGalleryCursor } from '#server/lib/gallery.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentInGallery, presentOnWall } from './present.ts'
import { withPhotos } from './repo.ts'
import { readGalleryPage, readWallPage } from './repo-public-lists.ts'
import { submitting } from './service-submit.ts'

export type Contributing = ReturnType<typeof createContributing>

/** Contributions for visitors: reading and adding. For hosts see `service.ts`. */
export function createContributing(deps: Context) {
  const { db } = deps

  /**
   * The contributions after those that the page itself shows. Rejects with PUBLIC_…, or BAD_INPUT for an invalid
   * cursor.
   */
  async function listPublic(slug: string, visitor: Visitor, after: string | undefined) {
    const { memorialUuid } = await access.readable(deps, slug, visitor)
    const { page, next } = pageOf(await readWallPage(db, memorialUuid, readCursor(after)), limits.wallPage)
    const rows = await withPhotos(db, page)
    const contributions = rows.map((row) =>
      presentOnWall({ ...row, media: row.media.filter((photo) => photo.state === 'READY') }),
    )
    return { contributions, next }
  }

  /**
   * The gallery after the photos that the page itself shows. Rejects with PUBLIC_…, or BAD_INPUT for an invalid cursor.
   */
  async function listPhotos(slug: string, visitor: Visitor, after: string | undefined) {
    const { memorialUuid } = await access.readable(deps, slug, visitor)
    const { page, next } = galleryPageOf(await readGalleryPage(db, memorialUuid, readGalleryCursor(after)))
    return { photos: page.map(presentInGallery), next }
  }

  return { listPublic, listPhotos, ...submitting(deps) }
}
