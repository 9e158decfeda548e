import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely'
import { contributions as limits } from '#contract/limits.ts'
import {
  type GalleryPosition,
  isBehindInGallery,
  isInGallery,
  isShownPhoto,
  photosToRead,
  placeInContribution,
} from '#server/lib/gallery.ts'
import { isHostOrModerator } from '#server/lib/is-blocked.ts'
import { isOnWall } from '#server/lib/is-on-wall.ts'
import { listRows } from '#server/lib/json-rows.ts'
import { type Cursor, isBehind, microsOf } from '#server/lib/keyset.ts'
import { photoColumns, recordingColumns } from '#server/lib/photo-columns.ts'
import type { DB, Db } from '#server/ports/database.ts'

// Contributions as they are read, by themselves or as part of the memorial.

/** The database, or the builder of subqueries. */
type Source = Pick<Db, 'selectFrom'>
/** A memorial's, or that of the query around. */
type MemorialUuid = string | RawBuilder<string>

const within = expressionBuilder<DB, 'contributions'>()

const filesBy = (owner: 'media.contributionUuid' | 'media.recordingOf') =>
  within
    .selectFrom('media')
    .whereRef(owner, '=', 'contributions.uuid')
    .where('media.deletedAt', 'is', null)
    .orderBy('media.position')
    .orderBy('media.createdAt')
    .orderBy('media.uuid')

/** Queries of photos go by another column and never have a voice or film (docs/decisions/0018). */
const [photos, recordings] = [
  filesBy('media.contributionUuid').select(photoColumns),
  filesBy('media.recordingOf').select(recordingColumns),
]

/**
 * Whether the author of a row of `contributions` can be blocked: by their account, or by the address that a memory by mail
 * came from; hosts and moderators never. A memory that was filed from paper has neither.
 */
const canBlock: RawBuilder<boolean> = sql`(
  (contributions.user_uuid is not null
    or contributions.mail_sender is not null and contributions.contributor_email is not null)
  and not ${isHostOrModerator(sql`contributions.memorial_uuid`, {
    userUuid: sql`contributions.user_uuid`,
    email: sql`contributions.contributor_email`,
  })})`

/**
 * Whether the author of a row of `contributions` is a contact of the memorial, by the proved address of their account
 * (joined as `users`). Always false for an anonymous author: it would reveal too much.
 */
const isInvited: RawBuilder<boolean> = sql`(
  coalesce(trim(contributions.contributor_name), '') <> '' and exists (
    select from contacts
    where contacts.memorial_uuid = contributions.memorial_uuid and lower(contacts.email) = lower(
      case when contributions.mail_sender = 'PROVEN' then contributions.contributor_email else users.email end)
  )
)`

/** What hosts see. The address is the one it was sent from, else the account's. */
const columns = [
  'contributions.uuid',
  'contributions.contributorName',
  'contributions.message',
  'contributions.state',
  'contributions.dateCreated',
  sql<Date | null>`(select thanks.thanked_at from thanks
    where thanks.memorial_uuid = contributions.memorial_uuid and thanks.uuid = contributions.uuid)`.as(
    'thankedAt',
  ),
  'contributions.pendingReason',
  'contributions.mailSender',
  'contributions.onPaper',
  sql<boolean>`contributions.brought_from is not null`.as('isBrought'),
  sql<string | null>`coalesce(contributions.contributor_email, users.email)`.as('contributorEmail'),
  canBlock.as('canBlock'),
  isInvited.as('isInvited'),
] as const

/** As their hosts and authors see them, also those that wait or were taken down, with files that are not ready. */
export const selectContributions = (db: Source, memorialUuid: MemorialUuid) =>
  db
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(columns)
    .select([listRows(photos).as('media'), listRows(recordings).as('recordings')])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)

/** One of them; undefined when it was removed, or belongs to another memorial. */
export function readWhole(db: Db, memorialUuid: string, by: { uuid: string } | { userUuid: string }) {
  const rows = selectContributions(db, memorialUuid)
  return 'uuid' in by
    ? rows.where('contributions.uuid', '=', by.uuid).executeTakeFirst()
    : rows.where('contributions.userUuid', '=', by.userUuid).executeTakeFirst()
}

/** A page of those that everybody sees, newest first, plus one more if there is one. */
export const selectWall = (db: Source, memorialUuid: MemorialUuid, after?: Cursor) =>
  db
    .selectFrom('contributions')
    .select(['contributions.uuid', 'contributorName', 'message', 'dateCreated'])
    .select(microsOf('contributions.date_created').as('micros'))
    .select([
      listRows(photos.where('media.state', '=', 'READY')).as('media'),
      listRows(recordings.where('media.state', '=', 'READY')).as('recordings'),
    ])
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where(isOnWall)
    .where(isBehind('contributions.date_created', 'contributions.uuid', after))
    .orderBy('dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .limit(limits.wallPage + 1)

/** Photos that others added and everybody sees in the gallery, in a query of their memorial. */
export const selectGallery = (memorial: ExpressionBuilder<DB, 'memorials'>) =>
  memorial
    .selectFrom('media')
    .innerJoin('contributions', 'contributions.uuid', 'media.contributionUuid')
    .whereRef('contributions.memorialUuid', '=', 'memorials.uuid')
    .where(isShownPhoto)
    .where(isInGallery)

/** A page of them, plus one more if there is one. */
export const selectGalleryPage = (memorial: ExpressionBuilder<DB, 'memorials'>, after?: GalleryPosition) =>
  selectGallery(memorial)
    .select(photoColumns)
    .select(['contributions.uuid as contributionUuid', 'contributions.contributorName'])
    .select([microsOf('contributions.date_created').as('micros'), placeInContribution.as('place')])
    .where(after ? isBehindInGallery(after) : sql.lit(true))
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .orderBy(placeInContribution)
    .orderBy('media.uuid')
    .limit(photosToRead)
