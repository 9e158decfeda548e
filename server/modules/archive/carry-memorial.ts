import { sql } from 'kysely'
import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { type Carried, type CarriedRow, type CarriedTable, carried } from './rules-carried.ts'

/**
 * `afterglow.json`: everything from which the memorial can be made again, as far as its files were put into the archive.
 *
 * @param isWhole for a host; somebody else's archive has nothing that waits or is hidden, and nobody who is blocked
 * @param files the path of each file, by its uuid
 */
export async function carryMemorial(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  memorialUuid: string,
  { isWhole, files, madeAt }: { isWhole: boolean; files: ReadonlyMap<string, string>; madeAt: Date },
): Promise<Carried> {
  const [tables, hosts] = await Promise.all([readCarriedRows(db, memorialUuid), readHosts(db, memorialUuid)])
  const contributions = tables.contributions.filter(({ state }) => isWhole || state === 'VISIBLE')
  const rsvps = tables.rsvps.filter(({ awaitsLook }) => isWhole || !awaitsLook)
  const media = tables.media.filter(({ uuid }) => files.has(String(uuid)))
  const [memories, answers, pictures] = [uuidsOf(contributions), uuidsOf(rsvps), uuidsOf(media)]
  const sources = new Set([...memories, ...answers, ...uuidsOf(tables.donations)])
  const shown = (uuid: unknown) => (pictures.has(uuid) ? (uuid as string) : null)
  const [memorial] = tables.memorials
  return {
    format: 'afterglow',
    version: ARCHIVE_VERSION,
    madeAt: madeAt.toISOString(),
    madeBy: publicUrl,
    isWhole,
    hosts: hosts
      .filter(({ relationshipType }) => isWhole || relationshipType !== 'MODERATOR')
      .map(({ email, firstName, surname, language, relationshipType, dateCreated }) => ({
        email,
        firstName,
        surname,
        language,
        role: relationshipType as 'OWNER',
        since: dateCreated.toISOString(),
      })),
    files: Object.fromEntries(
      [...files].filter(([uuid]) => pictures.has(uuid)).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    tables: {
      ...tables,
      memorials: memorial
        ? [
            {
              ...memorial,
              profilePhotoUuid: shown(memorial.profilePhotoUuid),
              hostVideoUuid: shown(memorial.hostVideoUuid),
            },
          ]
        : [],
      contributions,
      media,
      rsvps,
      eventAnswers: tables.eventAnswers.filter(({ answerUuid }) => answers.has(answerUuid)),
      // Who is thanked for something that this archive does not hold is not told either.
      thanks: tables.thanks.filter(({ kind, uuid }) => kind === 'TYPED' || sources.has(uuid)),
      blockedAddresses: isWhole ? tables.blockedAddresses : [],
      archiveSuccessors: isWhole ? tables.archiveSuccessors : [],
    },
  }
}

const uuidsOf = (rows: readonly CarriedRow[]) => new Set<unknown>(rows.map(({ uuid }) => uuid))

/** Tables of which every row of a memorial is taken. */
const plain = [
  'addresses',
  'stories',
  'contacts',
  'unsubscribed',
  'events',
  'eventGuests',
  'eventAnswers',
  'funds',
  'ordersOfService',
  'thanks',
  'blockedAddresses',
  'archiveSuccessors',
] as const satisfies readonly CarriedTable[]

/** Every row of a memorial that can be carried; `carryMemorial` leaves out what this archive may not have. */
async function readCarriedRows(db: Db, memorialUuid: string): Promise<Record<CarriedTable, CarriedRow[]>> {
  const rows = new Map<string, unknown[]>()
  for (const table of plain) rows.set(table, await listOf(db, table, memorialUuid))
  rows.set(
    'memorials',
    await db.selectFrom('memorials').select(carried.memorials).where('uuid', '=', memorialUuid).execute(),
  )
  rows.set('media', await readMedia(db, memorialUuid))
  rows.set('contributions', await readContributions(db, memorialUuid))
  rows.set('rsvps', await readRsvps(db, memorialUuid))
  rows.set('donations', await readDonations(db, memorialUuid))
  // Times as text, and in the same order however the database gives them: the same memorial makes the same file.
  const sorted = [...rows].map(
    ([table, all]) => [table, all.map((row) => JSON.stringify(row)).sort()] as const,
  )
  return JSON.parse(`{${sorted.map(([table, all]) => `"${table}":[${all}]`)}}`)
}

const listOf = (db: Db, table: (typeof plain)[number], memorialUuid: string) =>
  db
    // The tables have no type in common; the columns are checked where they are listed.
    .selectFrom(table as 'stories')
    .select(carried[table] as readonly (keyof DB['stories'])[])
    .where('memorialUuid', '=', memorialUuid)
    .execute()

const readMedia = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('media')
    .select(carried.media)
    .where('memorialUuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .execute()

/** The account of an anonymous contributor is not looked up (`repo-contents`), nor an address that they typed. */
const readContributions = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('contributions')
    .leftJoin('users', 'users.uuid', 'contributions.userUuid')
    .select(
      carried.contributions
        .filter((one) => one !== 'contributorEmail')
        .map((one) => `contributions.${one}` as const),
    )
    .select(
      sql<string | null>`case when trim(contributions.contributor_name) <> '' then
        coalesce(contributions.contributor_email, users.email) end`.as('contributorEmail'),
    )
    .where('contributions.memorialUuid', '=', memorialUuid)
    .where('contributions.deletedAt', 'is', null)
    .execute()

const readRsvps = (db: Db, memorialUuid: string) =>
  db.selectFrom('rsvps').select(carried.rsvps).where('memorialUuid', '=', memorialUuid).execute()

/** Whoever gave as Anonymous stays so. */
const readDonations = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('donations')
    .leftJoin('users', 'users.uuid', 'donations.userUuid')
    .select(carried.donations.filter((one) => one !== 'donorName').map((one) => `donations.${one}` as const))
    .select(
      sql<string | null>`case when not donations.anonymous then
        coalesce(donations.donor_name, nullif(${fullName}, '')) end`.as('donorName'),
    )
    .where('donations.memorialUuid', '=', memorialUuid)
    .execute()

/** The people who look after it, the owner first. */
const readHosts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select([
      'users.email',
      'users.firstName',
      'users.surname',
      'users.language',
      'relationships.dateCreated',
    ])
    .select('relationships.relationshipType')
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', '!=', 'CONTRIBUTOR')
    .orderBy(sql`array_position(array['OWNER', 'ADMIN'], relationships.relationship_type)`)
    .orderBy('users.email')
    .execute()
