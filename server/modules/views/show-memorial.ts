import type { MoreOfOthers } from '#app/context.ts'
import { life as limits } from '#contract/limits.ts'
import type { LastEdit, Memorial, PublicMemorial } from '#contract/memorials.ts'
import type { HostAccess, HostFacts, ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { publicState } from '#server/lib/public-state.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as fileAccess from '#server/modules/file-access/authorise-files.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { presentDated, presentMemorial, presentPublic } from './present.ts'
import { contributionCount, waitingCount } from './queries.ts'
import { listPhotosOfDecade } from './read-life.ts'
import { readBySlug, readMemorial } from './read-memorial.ts'

// What people are shown of a memorial: its hosts, its visitors, their lists. It reads the tables of whatever is shown.

export { readShow, readVisitorsShow } from './read-slideshow.ts'

/**
 * The memorial as its hosts see it. Rejects with MEMORIAL_NOT_FOUND when it was deleted.
 *
 * @param from a transaction, to see its changes
 */
export async function readHostView(
  { db, clock, currency }: Pick<Context, 'db' | 'clock' | 'currency'>,
  { memorialUuid, userUuid, role }: HostFacts,
  from: Db = db,
): Promise<Memorial> {
  const row = await readMemorial(from, memorialUuid)
  if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
  return presentMemorial(row, currency, { holder: userUuid, role, now: clock.now() })
}

/**
 * The memorial, and who of its present hosts saved last and when; null when none of them has.
 *
 * @param from as above
 */
export async function readHostViewWithLastEdit(
  context: Context,
  host: HostAccess,
  from: Db = context.db,
): Promise<{ memorial: Memorial; lastEdit: LastEdit | null }> {
  const memorial = await readHostView(context, host, from)
  const row = await from
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.firstName', 'users.surname', 'users.email', 'relationships.lastSavedAt'])
    .where('relationships.memorialUuid', '=', host.memorialUuid)
    .where('relationships.lastSavedAt', 'is not', null)
    .orderBy('relationships.lastSavedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.lastSavedAt) return { memorial, lastEdit: null }
  const name = `${row.firstName} ${row.surname}`.trim() || row.email
  const lastEdit = { name, isYours: row.uuid === host.userUuid, at: row.lastSavedAt.toISOString() }
  return { memorial, lastEdit }
}

type PublicResult =
  /** `forAll`: everybody with the link gets the same page. */
  | { kind: 'found'; memorial: PublicMemorial; forAll: boolean }
  | { kind: 'moved'; shareSlug: string }
  | { kind: 'missing' }
  | { kind: 'ended' }
  | { kind: 'locked' }
  | { kind: 'private' }

/** For the page: a former slug redirects to the present one. */
export async function readPublic(context: Context, slug: string, visitor: Visitor): Promise<PublicResult> {
  const admitted = await access.admit(context, slug, visitor)
  if (admitted.kind !== 'open') return { kind: admitted.kind }
  const { shareSlug } = admitted.row
  if (shareSlug !== slug) return { kind: 'moved', shareSlug }
  const row = await readBySlug(context.db, shareSlug)
  if (!row) return { kind: 'missing' }
  // Computed from the row that is shown: the memorial may have become private since the check above.
  const forAll = publicState(row) === 'open'
  return { kind: 'found', memorial: presentPublic(row, context.currency, context.donationTerms), forAll }
}

/** For the call: a former slug returns the memorial itself. Rejects as `access.requireReadable` does. */
export async function getPublic(context: Context, slug: string, visitor: Visitor): Promise<PublicMemorial> {
  const { shareSlug } = await access.requireReadable(context, slug, visitor)
  const row = await readBySlug(context.db, shareSlug)
  if (!row) throw new DomainError('PUBLIC_MISSING')
  return presentPublic(row, context.currency, context.donationTerms)
}

/** No link leads further into a decade. */
const FURTHEST = 100_000

/**
 * All photos of a decade, a page at a time, as `/view/:slug/more?decade=1950` shows them; null where there are none: no such
 * decade, a memorial that is closed, or one whose photos stand as its hosts placed them.
 *
 * @param after `place` in the decade, as an earlier page told it
 */
export async function readDecade(
  context: Context,
  slug: string,
  visitor: Visitor,
  { decade, after }: { decade: string; after: string },
): Promise<Extract<MoreOfOthers, { list: 'decade' }> | null> {
  const offset = Number(after || '0')
  if (!/^\d{3}0$/.test(decade) || !Number.isInteger(offset) || offset < 0 || offset > FURTHEST) return null
  const found = await readPublic(context, slug, visitor)
  if (found.kind !== 'found') return null
  const rows = await listPhotosOfDecade(context.db, found.memorial.uuid, decade.slice(0, 3), offset)
  if (rows.length === 0) return null
  const photos = rows.slice(0, limits.photosOfPage).map((row) => presentDated(row, found.memorial))
  const next = rows.length > limits.photosOfPage ? String(offset + limits.photosOfPage) : null
  return fileAccess.withPublicAddresses(context, {
    list: 'decade' as const,
    decade: Number(decade),
    photos,
    next,
  })
}

/** The memorial as a moderator sees it. Rejects with MEMORIAL_NOT_FOUND when it was deleted meanwhile. */
export async function getModeration({ db }: Pick<Context, 'db'>, { memorialUuid }: ModeratorAccess) {
  const moderation = await db
    .selectFrom('memorials')
    .select(['memorials.uuid as memorialUuid', 'memorials.shareSlug', 'memorials.nameOfPerson'])
    .select([waitingCount.as('waiting'), contributionCount.as('total')])
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!moderation) throw new DomainError('MEMORIAL_NOT_FOUND')
  return { moderation }
}

/** The present slug, e.g. for file names. */
export async function shareSlug({ db }: Pick<Context, 'db'>, { memorialUuid }: HostAccess): Promise<string> {
  const memorials = db.selectFrom('memorials').select('shareSlug').where('uuid', '=', memorialUuid)
  return (await memorials.executeTakeFirstOrThrow()).shareSlug
}
