import { type RawBuilder, type Selectable, sql } from 'kysely'
import { inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import type { Language } from '#languages/index.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { firstDay, publicEvents } from '#server/lib/programme.ts'
import type { ZipEntry } from '#server/lib/zip.ts'
import * as views from '#server/modules/views/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db } from '#server/ports/database.ts'
import { type CarriedTable, carriedTables, listColumns, resolveTable, type Tables } from './rules-carried.ts'
import type { ArchiveTranslator } from './translator.ts'

/** A memorial and its own texts; undefined when it is gone. */
export function readMemorial(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .select(['uuid', 'nameOfPerson', 'birthDate', 'deathDate', 'hostMessage', 'shareSlug', 'photoOrder'])
    .select(['profilePhotoUuid', 'hostVideoUuid', ...firstDay])
    .select([memorialLanguage.as('language'), publicEvents.as('events')])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export type MemorialRow = NonNullable<Awaited<ReturnType<typeof readMemorial>>>
export type FileRow = Selectable<DB['media']>

/** A snapshot of the memorial when its archive is begun: all that is in it, and what of it people see. */
export async function readContents({ db }: Pick<Context, 'db'>, memorial: MemorialRow) {
  const { uuid, profilePhotoUuid, hostVideoUuid, photoOrder } = memorial
  const [rows, hosts, hostName] = await Promise.all([
    readRows(db, uuid),
    listKeepers(db, uuid),
    views.readHostName({ db }, uuid),
  ])
  const memories = rows.contributions
    .filter(({ state }) => state === 'VISIBLE')
    .toSorted((a, b) => Number(a.dateCreated) - Number(b.dateCreated) || (a.uuid < b.uuid ? -1 : 1))
    .map((row) => ({ ...row, from: row.contributorName?.trim() ?? '' }))
  const known = new Set(rows.contributions.map((row) => row.uuid))
  const order = new Map(memories.map((row, at) => [row.uuid, at]))
  const memoryOf = ({ contributionUuid, recordingOf }: FileRow) => contributionUuid ?? recordingOf ?? ''
  const files = rows.media.toSorted(
    (a, b) =>
      (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE) ||
      Number(a.createdAt) - Number(b.createdAt) ||
      (a.uuid < b.uuid ? -1 : 1),
  )
  const inRole = (wanted: FileRow['role']) => {
    const own = files.filter(({ role }) => role === wanted)
    return photoOrder === 'TIME' ? inOrderOfTime(own, (row) => photoTimeKey(row, memorial)) : own
  }
  const visible = files
    .filter((row) => order.has(memoryOf(row)))
    .toSorted((one, other) => (order.get(memoryOf(one)) ?? 0) - (order.get(memoryOf(other)) ?? 0))
  const photosOfOthers = visible.filter(({ recordingOf }) => recordingOf === null)
  const recordingsOfOthers = visible.filter(({ recordingOf }) => recordingOf !== null)
  return {
    rows,
    hosts,
    memorial,
    hostName,
    stories: rows.stories.toSorted((one, other) => one.position - other.position),
    memories,
    /** The name of who added a file; empty: Anonymous, or a host. */
    fromOf: (row: FileRow) => memories[order.get(memoryOf(row)) ?? -1]?.from ?? '',
    photos: inRole('PHOTO'),
    portrait: files.find((row) => row.uuid === profilePhotoUuid && row.role !== 'PHOTO'),
    films: inRole('FILM'),
    video: files.find((row) => row.uuid === hostVideoUuid),
    photosOfOthers,
    recordingsOfOthers,
    /** Of each memory, its photos first. */
    filesOf: Map.groupBy([...photosOfOthers, ...recordingsOfOthers], memoryOf),
    /** Of what waits or is hidden, which no page shows. */
    unseen: files.filter((row) => known.has(memoryOf(row)) && !order.has(memoryOf(row))),
  }
}

export type Contents = Awaited<ReturnType<typeof readContents>>

/** What the page shows of a file; paths are relative to the page. */
export interface PageCopy {
  path: string
  /** The small copy of a photo, or the still image of a film. */
  small: string | null
  /** Of a recording; empty for a photo. */
  type: string
  row: FileRow
}

/** What is known of the files after all of them were added. */
export interface Album {
  /** The path of each file, by its uuid. */
  files: Map<string, string>
  copies: Map<string, PageCopy>
  /** Photos without a picture on the page. */
  unseen: string[]
  /** `smaller`: files of which only a copy is left. `lost`: photos of which nothing is left. */
  smaller: string[]
  lost: string[]
}

/** What goes into an archive. */
export interface Parts {
  contents: Contents
  album: Album
  t: ArchiveTranslator
  language: Language
  /** The address of the memorial on the web. */
  link: string
  madeOn: string
  text(name: string, body: string | Uint8Array): ZipEntry
}

/** What finds a file here, and is not carried. */
const placeColumns = [
  'state',
  'location',
  'filename',
  'widths',
  'originalKey',
  'posterFilename',
  'mp4Filename',
]

/** Accounts add what whoever is no Anonymous did not type: an archive goes to people who are no hosts. */
const named: Partial<Record<string, RawBuilder<string | null>>> = {
  dateDonated: sql`completed_at`,
  contributorEmail: sql`case when trim(contributor_name) <> '' then
    coalesce(contributor_email, (select email from users where users.uuid = user_uuid)) end`,
  donorName: sql`case when not anonymous then
    coalesce(donor_name, (select nullif(${fullName}, '') from users where users.uuid = user_uuid)) end`,
}

/** Every row of a memorial that can be carried. */
async function readRows(db: Db, memorialUuid: string) {
  const tables = await Promise.all(
    carriedTables.map(async (table) => {
      const columns = [...listColumns(table), ...(table === 'media' ? placeColumns : [])]
      const rows = await db
        // The tables have no type in common; their columns are checked where they are listed.
        .selectFrom(resolveTable(table) as 'contributions')
        .select(columns.map((column) => named[column]?.as(column) ?? (column as 'uuid')))
        .where(table === 'memorials' ? 'uuid' : 'memorialUuid', '=', memorialUuid)
        .$if(table === 'contributions' || table === 'media', (query) => query.where('deletedAt', 'is', null))
        .$if(table === 'donations', (query) => query.where(isGiven))
        .execute()
      return [table, rows]
    }),
  )
  return Object.fromEntries(tables) as { [T in CarriedTable]: Selectable<Tables[T]>[] }
}

/** The people who look after it, the owner first. */
const listKeepers = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.email', 'users.firstName', 'users.surname', 'users.language', 'dateCreated as since'])
    .select(sql<'OWNER' | 'ADMIN' | 'MODERATOR'>`relationship_type`.as('role'))
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', '!=', 'CONTRIBUTOR')
    .orderBy(sql`array_position(array['OWNER', 'ADMIN'], relationship_type)`)
    .orderBy('users.email')
    .execute()
