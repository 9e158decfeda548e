import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { compiledOnce } from '#server/lib/compiled-once.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { readContacts } from './repo-contacts.ts'
import { contributedPhotoCount, contributedPhotos } from './repo-gallery.ts'
import { listOf, mediaFacts, ownPhotoFacts, videoFacts } from './repo-json.ts'
import { waitingCount } from './repo-moderation.ts'
import {
  contributionCount,
  funds,
  newestContributions,
  newestRsvps,
  openFunds,
  rsvpCounts,
  wall,
  wallCount,
} from './repo-responses.ts'

/**
 * Everything of a memorial that its hosts see. Null when it is unknown or deleted. The contacts are read after the
 * version: if a save happens in between, this reader's next save is stale and overwrites nothing.
 */
export async function readMemorial(db: Db, memorialUuid: string) {
  const row = await memorialOf(db, memorialUuid)
  return row ? { ...row, contacts: await readContacts(db, memorialUuid) } : null
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>

const memorialOf = compiledOnce((db: Db, memorialUuid: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photos(eb).as('media'), stories(eb).as('stories')])
    .select((eb) => [profilePhoto(eb).as('profilePhoto'), hostVideo(eb).as('hostVideoMessage')])
    .select((eb) => [
      funds(eb).as('funds'),
      newestRsvps(eb).as('rsvps'),
      rsvpCounts(eb).as('rsvpCounts'),
      newestContributions(eb).as('contributions'),
      contributionCount(eb).as('contributionCount'),
      waitingCount(eb).as('waitingCount'),
      newestBook(eb).as('book'),
      memorialLanguage.as('writtenIn'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.uuid', '=', memorialUuid),
)

/** What a visitor sees, and the facts that decide whether they may, by the present slug. */
export const readBySlug = compiledOnce((db: Db, shareSlug: string) =>
  db
    .selectFrom('memorials')
    .selectAll('memorials')
    .select((eb) => [photos(eb).as('media'), stories(eb).as('stories')])
    .select((eb) => [
      profilePhoto(eb).as('profilePhoto'),
      hostVideo(eb).as('hostVideoMessage'),
      hostName(eb).as('hostName'),
      hostNames(eb).as('hostNames'),
    ])
    .select((eb) => [openFunds(eb).as('funds'), wall(eb).as('wall'), wallCount(eb).as('wallCount')])
    .select(memorialLanguage.as('writtenIn'))
    .select((eb) => [
      contributedPhotos(eb).as('contributedPhotos'),
      contributedPhotoCount(eb).as('contributedPhotoCount'),
    ])
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.shareSlug', '=', shareSlug),
)

export type PublicRow = NonNullable<Awaited<ReturnType<typeof readBySlug>>>

/** The name with which the host signs, or empty. */
export async function findHostName(db: Db, memorialUuid: string): Promise<string> {
  const row = await db
    .selectFrom('memorials')
    .select((eb) => hostName(eb).as('hostName'))
    .where('memorials.uuid', '=', memorialUuid)
    .executeTakeFirst()
  return row?.hostName ?? ''
}

/** The memorials that a person hosts, newest first. */
export function listHosted(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select([
      'memorials.uuid',
      'memorials.nameOfPerson',
      'memorials.address',
      'memorials.createdAt',
      'memorials.paymentCompletedAt',
      'memorials.stripeCustomerId',
      'memorials.shareSlug',
    ])
    .select((eb) => [
      sql<'OWNER' | 'ADMIN'>`relationships.relationship_type`.as('role'),
      profilePhoto(eb).as('profilePhoto'),
    ])
    .where('relationships.userUuid', '=', userUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('memorials.deletedAt', 'is', null)
    .orderBy('memorials.createdAt', 'desc')
    .orderBy('memorials.uuid')
    .execute()
}

export type SummaryRow = Awaited<ReturnType<typeof listHosted>>[number]

export function listRelationships(db: Db, userUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select([
      'relationships.memorialUuid',
      'relationships.relationshipType',
      'relationships.dateCreated',
      'memorials.shareSlug',
    ])
    .where('relationships.userUuid', '=', userUuid)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('relationships.dateCreated', 'desc')
    .execute()
}

export type RelationshipRow = Awaited<ReturnType<typeof listRelationships>>[number]

/** The person's contributions to memorials of others, newest first, including those a host took down. */
export function listContributed(db: Db, userUuid: string) {
  return db
    .selectFrom('contributions')
    .innerJoin('memorials', 'memorials.uuid', 'contributions.memorialUuid')
    .select([
      'contributions.uuid',
      'contributions.dateCreated',
      'memorials.nameOfPerson',
      'memorials.shareSlug',
    ])
    .select((eb) =>
      eb
        .selectFrom('media')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('media.contributionUuid', '=', 'contributions.uuid')
        .where('media.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('mediaCount'),
    )
    .where('contributions.userUuid', '=', userUuid)
    .where('contributions.deletedAt', 'is', null)
    .where('memorials.deletedAt', 'is', null)
    .orderBy('contributions.dateCreated', 'desc')
    .orderBy('contributions.uuid')
    .execute()
}

export type ContributedRow = Awaited<ReturnType<typeof listContributed>>[number]

/** The present slug, for file names. */
export async function findShareSlug(db: Db, memorialUuid: string): Promise<string> {
  const { shareSlug } = await db
    .selectFrom('memorials')
    .select('shareSlug')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return shareSlug
}

function hostName(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(fullName.as('name'))
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', '=', 'OWNER')
    .limit(1)
}

function hostNames(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(
      sql<string[]>`coalesce(json_agg(
        ${fullName}
        order by relationships.relationship_type = 'OWNER' desc, relationships.date_created, users.uuid
      ), '[]'::json)`.as('names'),
    )
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where(sql<boolean>`${fullName} <> ''`)
    .$asScalar()
    .$notNull()
}

function photos(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => listOf(ownPhotoFacts(eb), sql`media.position, media.created_at`).as('list'))
    .whereRef('media.memorialUuid', '=', 'memorials.uuid')
    .where('media.role', '=', 'PHOTO')
    .where('media.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

function profilePhoto(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => mediaFacts(eb).as('media'))
    .whereRef('media.uuid', '=', 'memorials.profilePhotoUuid')
    .where('media.deletedAt', 'is', null)
}

function hostVideo(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('media')
    .select((eb) => videoFacts(eb).as('media'))
    .whereRef('media.uuid', '=', 'memorials.hostVideoUuid')
    .where('media.deletedAt', 'is', null)
}

/** The newest finished book. */
function newestBook(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('books')
    .select((eb) =>
      jsonBuildObject({
        uuid: eb.ref('books.uuid'),
        finishedAt: sql<string>`coalesce(books.finished_at, books.created_at)`,
      }).as('book'),
    )
    .whereRef('books.memorialUuid', '=', 'memorials.uuid')
    .where('books.state', '=', 'READY')
    .orderBy('books.createdAt', 'desc')
    .orderBy('books.uuid')
    .limit(1)
}

function stories(eb: ExpressionBuilder<DB, 'memorials'>) {
  return eb
    .selectFrom('stories')
    .select((eb) =>
      listOf(
        jsonBuildObject({
          uuid: eb.ref('stories.uuid'),
          title: eb.ref('stories.title'),
          text: eb.ref('stories.text'),
        }),
        sql`stories.position`,
      ).as('list'),
    )
    .whereRef('stories.memorialUuid', '=', 'memorials.uuid')
    .$asScalar()
    .$notNull()
}
