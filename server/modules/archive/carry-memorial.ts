import type { Contents } from './read-contents.ts'
import {
  ARCHIVE_VERSION,
  type Carried,
  type CarriedRows,
  carriedTables,
  listColumns,
} from './rules-carried.ts'

/**
 * `afterglow.json`: everything from which the memorial can be made again, as far as its files were put into the archive.
 *
 * @param isWhole for a host; somebody else's archive has nothing that waits or is hidden, and nobody who is blocked
 * @param files the path of each file, by its uuid
 */
export function carryMemorial(
  contents: Contents,
  facts: { isWhole: boolean; files: ReadonlyMap<string, string>; madeAt: Date; madeBy: string },
): Omit<Carried, 'hosts'> & Pick<Contents, 'hosts'> {
  const { isWhole, files, madeAt, madeBy } = facts
  const tables = presentRows(contents)
  const [memorial] = tables.memorials
  const contributions = tables.contributions.filter(({ state }) => isWhole || state === 'VISIBLE')
  const rsvps = tables.rsvps.filter(({ awaitsLook }) => isWhole || !awaitsLook)
  const media = tables.media.filter(({ uuid }) => files.has(uuid))
  const there = new Set([media, contributions, rsvps, tables.donations].flat().map(({ uuid }) => uuid))
  const shown = (uuid: string | null) => (uuid && there.has(uuid) ? uuid : null)
  const pictures = {
    profilePhotoUuid: shown(memorial.profilePhotoUuid),
    hostVideoUuid: shown(memorial.hostVideoUuid),
  }
  return {
    format: 'afterglow',
    version: ARCHIVE_VERSION,
    madeAt: madeAt.toISOString(),
    madeBy,
    isWhole,
    hosts: contents.hosts.filter(({ role }) => isWhole || role !== 'MODERATOR'),
    files: Object.fromEntries([...files].filter(([uuid]) => there.has(uuid)).sort()),
    tables: {
      ...tables,
      memorials: [{ ...memorial, ...pictures }],
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

/** Times as text, and in the same order however the database gives them: the same memorial makes the same file. */
function presentRows({ rows }: Contents): CarriedRows {
  const tables = carriedTables.map((table) => {
    const columns = listColumns(table)
    const told = (rows[table] as object[]).map((row) =>
      JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))),
    )
    return `"${table}":[${told.sort()}]`
  })
  return JSON.parse(`{${tables}}`)
}
