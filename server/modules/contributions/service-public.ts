import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Caller } from '#server/lib/caller.ts'
import { galleryPageOf, readGalleryCursor } from '#server/lib/gallery.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import { presentContribution, presentInGallery, presentOnWall } from './present.ts'
import { findOwn, withFiles } from './repo.ts'
import { readGalleryPage, readWallPage } from './repo-public-lists.ts'
import { findAddedByInvited } from './repo-submit.ts'

// What visitors read of contributions.

/**
 * The contributions after those that the page itself shows. Rejects with PUBLIC_…, or BAD_INPUT for an invalid
 * cursor.
 */
export async function listPublicContributions(
  context: Context,
  slug: string,
  visitor: Visitor,
  after: string | undefined,
) {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  const { page, next } = pageOf(
    await readWallPage(context.db, memorialUuid, readCursor(after)),
    limits.wallPage,
  )
  const rows = await withFiles(context.db, page)
  const contributions = rows.map((row) =>
    presentOnWall({ ...row, media: row.media.filter(isReady), recordings: row.recordings.filter(isReady) }),
  )
  return fileAccess.withPublicAddresses(context, { contributions, next })
}

const isReady = ({ state }: { state: string }) => state === 'READY'

/**
 * The gallery after the photos that the page itself shows. Rejects with PUBLIC_…, or BAD_INPUT for an invalid cursor.
 */
export async function listContributedPhotos(
  context: Context,
  slug: string,
  visitor: Visitor,
  after: string | undefined,
) {
  const { memorialUuid } = await access.readable(context, slug, visitor)
  const { page, next } = galleryPageOf(
    await readGalleryPage(context.db, memorialUuid, readGalleryCursor(after)),
  )
  return fileAccess.withPublicAddresses(context, { photos: page.map(presentInGallery), next })
}

/** Only for its author; null when they added nothing. */
export async function readOwn(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  caller: Caller,
): Promise<Contribution | null> {
  const row = await findOwn(db, memorialUuid, caller.uuid)
  const [whole] = await withFiles(db, row ? [row] : [])
  return whole ? presentContribution(whole) : null
}

/** That whom a personal link names has added something here, and whether it waits; null without a link, or when they have not. */
export async function readAddedBefore(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  inviteToken: string | undefined,
): Promise<Pick<Contribution, 'state' | 'dateCreated'> | null> {
  const row = inviteToken ? await findAddedByInvited(db, memorialUuid, inviteToken) : undefined
  return row ? { state: row.state, dateCreated: row.dateCreated.toISOString() } : null
}
