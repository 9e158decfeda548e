import { type RawBuilder, sql } from 'kysely'
import { ARCHIVE_VERSION } from '#contract/archive-version.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName } from '#server/lib/full-name.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { addressOfNamed } from './repo-contents.ts'
import {
  type Carried,
  type CarriedRows,
  type CarriedTable,
  carriedTables,
  listColumns,
  resolveTable,
} from './rules-carried.ts'

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
  const [memorial] = tables.memorials
  const contributions = tables.contributions.filter(({ state }) => isWhole || state === 'VISIBLE')
  const rsvps = tables.rsvps.filter(({ awaitsLook }) => isWhole || !awaitsLook)
  const media = tables.media.filter(({ uuid }) => files.has(uuid))
  const there = new Set([media, contributions, rsvps, tables.donations].flat().map(({ uuid }) => uuid))
  const shown = (uuid: string | null) => (uuid && there.has(uuid) ? uuid : null)
  return {
    format: 'afterglow',
    version: ARCHIVE_VERSION,
    madeAt: madeAt.toISOString(),
    madeBy: publicUrl,
    isWhole,
    hosts: hosts
      .filter(({ role }) => isWhole || role !== 'MODERATOR')
      .map(({ since, ...host }) => ({ ...host, since: since.toISOString() })),
    files: Object.fromEntries([...files].filter(([uuid]) => there.has(uuid)).sort()),
    tables: {
      ...tables,
      memorials: [
        {
          ...memorial,
          profilePhotoUuid: shown(memorial.profilePhotoUuid),
          hostVideoUuid: shown(memorial.hostVideoUuid),
        },
      ],
      contributions,
      media,
      rsvps,
      eventAnswers: tables.eventAnswers.filter(({ answerUuid }) => there.has(answerUuid)),
      // Who is thanked for something that this archive does not hold is not told either.
      thanks: tables.thanks.filter(({ kind, uuid }) => kind === 'TYPED' || there.has(uuid)),
      // Accounts are not carried.
      blocked: isWhole ? tables.blocked.filter(({ email }) => email !== null) : [],
      archiveSuccessors: isWhole ? tables.archiveSuccessors : [],
    },
  }
}

/** Every row of a memorial that can be carried; `carryMemorial` leaves out what this archive may not have. */
async function readCarriedRows(db: Db, memorialUuid: string): Promise<CarriedRows> {
  const tables = await Promise.all(
    carriedTables.map(async (table) => {
      const rows = await listRows(db, table, memorialUuid)
      // Times as text, and in the same order however the database gives them: the same memorial makes the same file.
      return `"${table}":[${rows.map((row) => JSON.stringify(row)).sort()}]`
    }),
  )
  return JSON.parse(`{${tables}}`)
}

const listRows = (db: Db, table: CarriedTable, memorialUuid: string) =>
  db
    // The tables have no type in common; the columns are checked where they are listed.
    .selectFrom(resolveTable(table) as 'contributions')
    .select(
      listColumns(table).map((column) => anonymised[`${table}.${column}`]?.as(column) ?? (column as 'uuid')),
    )
    .where(table === 'memorials' ? 'uuid' : 'memorialUuid', '=', memorialUuid)
    .$if(table === 'contributions' || table === 'media', (query) => query.where('deletedAt', 'is', null))
    .$if(table === 'donations', (query) => query.where(isGiven))
    .execute()

/** Accounts add what whoever is no Anonymous did not type. */
const anonymised: Partial<Record<string, RawBuilder<string | null>>> = {
  'contributions.contributorEmail': addressOfNamed,
  'donations.donorName': sql`case when not anonymous then coalesce(donor_name,
    (select nullif(${fullName}, '') from users where users.uuid = payments.user_uuid)) end`,
  'donations.dateDonated': sql`completed_at`,
}

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
      'relationships.dateCreated as since',
      sql<'OWNER' | 'ADMIN' | 'MODERATOR'>`relationships.relationship_type`.as('role'),
    ])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', '!=', 'CONTRIBUTOR')
    .orderBy(sql`array_position(array['OWNER', 'ADMIN'], relationships.relationship_type)`)
    .orderBy('users.email')
    .execute()
