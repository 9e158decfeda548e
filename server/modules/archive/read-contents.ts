import { type RawBuilder, type Selectable, sql } from 'kysely'
import { inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import { isGiven } from '#server/lib/donor-names.ts'
import { fullName } from '#server/lib/full-name.ts'
import { type FileRow, listFiles, type MemorialRow } from '#server/modules/keepsakes/find-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { type CarriedTable, carriedTables, listColumns, resolveTable, type Tables } from './rules-carried.ts'

/** What a file is in an archive, in the order in which they are sent. */
export type FileKind = 'portrait' | 'photos' | 'photosOfOthers' | 'video' | 'films' | 'recordings'

export interface ArchiveFile {
  kind: FileKind
  row: FileRow
  /** The name of who added it; empty: Anonymous, or a host. */
  from: string
}

/** A snapshot of the memorial when its archive is begun: all that is in it, and what of it people see. */
export async function readContents({ db }: Pick<Context, 'db'>, memorial: MemorialRow) {
  const { uuid, profilePhotoUuid, hostVideoUuid, photoOrder, hostName } = memorial
  const [media, others, hosts] = await Promise.all([
    listFiles(db, uuid),
    readRows(db, uuid),
    listKeepers(db, uuid),
  ])
  const rows: CarryingRows = { ...others, media }
  const memoryOf = ({ contributionUuid, recordingOf }: FileRow) => contributionUuid ?? recordingOf ?? ''
  const filesOf = Map.groupBy(media, memoryOf)
  const memories = rows.contributions
    .filter(({ state }) => state === 'VISIBLE')
    .toSorted((a, b) => Number(a.dateCreated) - Number(b.dateCreated) || (a.uuid < b.uuid ? -1 : 1))
    .map((row) => ({
      ...row,
      from: row.contributorName?.trim() ?? '',
      photos: (filesOf.get(row.uuid) ?? []).filter(({ recordingOf }) => recordingOf === null),
      recordings: (filesOf.get(row.uuid) ?? []).filter(({ recordingOf }) => recordingOf !== null),
    }))
  const waiting = rows.contributions.filter(({ state }) => state !== 'VISIBLE')
  const hidden = new Set(waiting.map((row) => row.uuid))
  const inRole = (wanted: FileRow['role']) => {
    const own = media.filter(({ role }) => role === wanted)
    return photoOrder === 'TIME' ? inOrderOfTime(own, (row) => photoTimeKey(row, memorial)) : own
  }
  const as = (kind: FileKind, files: readonly FileRow[], from = ''): ArchiveFile[] =>
    files.map((row) => ({ kind, row, from }))
  return {
    rows,
    hosts,
    memorial,
    hostName,
    stories: rows.stories.toSorted((one, other) => one.position - other.position),
    memories,
    files: [
      ...as(
        'portrait',
        media.filter((row) => row.uuid === profilePhotoUuid && row.role !== 'PHOTO'),
      ),
      ...as('photos', inRole('PHOTO')),
      ...memories.flatMap(({ photos, from }) => as('photosOfOthers', photos, from)),
      ...as(
        'video',
        media.filter((row) => row.uuid === hostVideoUuid),
      ),
      ...as('films', inRole('FILM')),
      ...memories.flatMap(({ recordings, from }) => as('recordings', recordings, from)),
    ],
    /** Files of what waits or is hidden, which no page shows. */
    unseen: media.filter((row) => hidden.has(memoryOf(row))),
  }
}

export type Contents = Awaited<ReturnType<typeof readContents>>

/** Accounts add what whoever is no Anonymous did not type: an archive goes to people who are no hosts. */
const named: Partial<Record<string, RawBuilder<string | null>>> = {
  dateDonated: sql`completed_at`,
  contributorEmail: sql`case when trim(contributor_name) <> '' then
    coalesce(contributor_email, (select email from users where users.uuid = user_uuid)) end`,
  donorName: sql`case when not anonymous then
    coalesce(donor_name, (select nullif(${fullName}, '') from users where users.uuid = user_uuid)) end`,
}

type CarryingRows = { [T in CarriedTable]: Selectable<Tables[T]>[] }

/** Every row of a memorial that can be carried, but for its files. */
async function readRows(db: Db, memorialUuid: string) {
  const tables = carriedTables.filter((table) => table !== 'media')
  const rows = tables.map((table) =>
    db
      // The tables have no type in common; their columns are checked where they are listed.
      .selectFrom(resolveTable(table) as 'contributions')
      .select(listColumns(table).map((column) => named[column]?.as(column) ?? (column as 'uuid')))
      .where(table === 'memorials' ? 'uuid' : 'memorialUuid', '=', memorialUuid)
      .$if(table === 'contributions', (query) => query.where('deletedAt', 'is', null))
      .$if(table === 'donations', (query) => query.where(isGiven))
      .execute(),
  )
  const all = await Promise.all(rows)
  return Object.fromEntries(tables.map((table, at) => [table, all[at]])) as unknown as Omit<
    CarryingRows,
    'media'
  >
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
