import { sql } from 'kysely'
import type { MoreOfOthers } from '#app/context.ts'
import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import {
  type GalleryPosition,
  galleryPageOf,
  isBehindInGallery,
  isInGallery,
  isShownPhoto,
  photosToRead,
  placeInContribution,
  readGalleryCursor,
} from '#server/lib/gallery.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { type Cursor, isBehind, microsOf, pageOf, readCursor } from '#server/lib/keyset.ts'
import { photoColumns } from '#server/lib/photo-columns.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/service.ts'
import * as fileAccess from '#server/modules/file-access/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentContribution, presentInGallery, presentOnWall } from './present.ts'
import { addFiles, readWhole } from './queries.ts'

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
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
  const { page, next } = pageOf(
    await readWallPage(context.db, memorialUuid, readCursor(after)),
    limits.wallPage,
  )
  const rows = await addFiles(context.db, page)
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
  const { memorialUuid } = await access.requireReadable(context, slug, visitor)
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
  const whole = await readWhole(db, memorialUuid, { userUuid: caller.uuid })
  return whole ? presentContribution(whole) : null
}

/**
 * Whether whom a personal link names has added something here, by their account or their mails, and whether it waits; null
 * without a link, or when they have not.
 */
export async function readAddedBefore(
  { db }: Pick<Context, 'db'>,
  memorialUuid: string,
  inviteToken: string | undefined,
): Promise<Pick<Contribution, 'state' | 'dateCreated'> | null> {
  if (!inviteToken) return null
  const row = await db
    .selectFrom('contacts')
    .innerJoin('contributions', 'contributions.memorialUuid', 'contacts.memorialUuid')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(['contributions.state', 'contributions.dateCreated'])
    .where('contacts.memorialUuid', '=', memorialUuid)
    .where('contacts.inviteToken', '=', inviteToken)
    .where(
      sql`lower(coalesce(contributions.contributor_email, users.email))`,
      '=',
      sql`lower(contacts.email)`,
    )
    .where('contributions.deletedAt', 'is', null)
    .orderBy('contributions.dateCreated', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { state: row.state, dateCreated: row.dateCreated.toISOString() } : null
}

/** The next page of a list, for a browser without script; null when the memorial is closed, or the link is invalid. */
export const readListPage =
  (context: Context, visitor: Visitor) =>
  async (slug: string, list: 'photos' | 'memories', after: string): Promise<MoreOfOthers | null> => {
    try {
      return list === 'photos'
        ? { list, ...(await listContributedPhotos(context, slug, visitor, after)) }
        : { list, ...(await listPublicContributions(context, slug, visitor, after)) }
    } catch (reason) {
      if (reason instanceof DomainError) return null
      throw reason
    }
  }

/** A page of visible contributions, newest first, plus one more if there is one. */
function readWallPage(db: Db, memorialUuid: string, after: Cursor | undefined) {
  let query = db
    .selectFrom('contributions')
    .select(['uuid', 'contributorName', 'message', 'dateCreated'])
    .select(microsOf('contributions.date_created').as('micros'))
    .where('memorialUuid', '=', memorialUuid)
    .where(isOnWall)
  if (after) query = query.where(isBehind('contributions.date_created', 'contributions.uuid', after))
  return query
    .orderBy('dateCreated', 'desc')
    .orderBy('uuid')
    .limit(limits.wallPage + 1)
    .execute()
}

/** A page of the photos that others added, plus one more if there is one. */
async function readGalleryPage(db: Db, memorialUuid: string, after: GalleryPosition | undefined) {
  let query = db
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select(photoColumns)
    .select([
      'contributions.uuid as contributionUuid',
      'contributions.contributorName',
      microsOf('contributions.date_created').as('micros'),
      placeInContribution.as('place'),
    ])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isShownPhoto)
    .where(isInGallery)
  if (after) query = query.where(isBehindInGallery(after))
  const rows = await query
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .orderBy(placeInContribution)
    .orderBy('media.uuid')
    .limit(photosToRead)
    .execute()
  return rows.map((row) => ({ ...row, photo: row }))
}
