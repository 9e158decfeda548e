import { sql } from 'kysely'
import type { MoreOfOthers } from '#app/context.ts'
import type { Contribution } from '#contract/contributions.ts'
import { contributions as limits } from '#contract/limits.ts'
import type { Caller } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { galleryPageOf, readGalleryCursor } from '#server/lib/gallery.ts'
import { listRows } from '#server/lib/json-rows.ts'
import { pageOf, readCursor } from '#server/lib/keyset.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import type { Context } from '#server/ports/context.ts'
import { presentContribution, presentInGallery, presentOnWall } from './present.ts'
import { readWhole, selectGalleryPage, selectWall } from './select-contributions.ts'

// What visitors read of contributions.

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

/** The next page of a list; null when the memorial is closed, or the link is invalid. */
export const readListPage =
  (context: Context, visitor: Visitor) =>
  async (slug: string, list: 'photos' | 'memories', after: string): Promise<MoreOfOthers | null> => {
    try {
      const { memorialUuid } = await access.requireReadable(context, slug, visitor)
      return list === 'photos'
        ? { list, ...(await readGalleryPage(context, memorialUuid, after)) }
        : { list, ...(await readWallPage(context, memorialUuid, after)) }
    } catch (reason) {
      if (reason instanceof DomainError) return null
      throw reason
    }
  }

/** The contributions after those that the page itself shows. Rejects with BAD_INPUT for an invalid cursor. */
async function readWallPage(context: Context, memorialUuid: string, after: string) {
  const rows = await selectWall(context.db, memorialUuid, readCursor(after)).execute()
  const { page, next } = pageOf(rows, limits.wallPage)
  return fileAccess.withPublicAddresses(context, { contributions: page.map(presentOnWall), next })
}

/** The photos of others after those that the page itself shows. Rejects with BAD_INPUT for an invalid cursor. */
async function readGalleryPage(context: Context, memorialUuid: string, after: string) {
  const cursor = readGalleryCursor(after)
  const memorial = await context.db
    .selectFrom('memorials')
    .select((eb) => listRows(selectGalleryPage(eb, cursor)).as('photos'))
    .where('memorials.uuid', '=', memorialUuid)
    .executeTakeFirst()
  const { page, next } = galleryPageOf(memorial?.photos ?? [])
  return fileAccess.withPublicAddresses(context, { photos: page.map(presentInGallery), next })
}
