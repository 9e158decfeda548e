import { type RawBuilder, sql } from 'kysely'
import { thanks as limits } from '#contract/host-limits.ts'
import type { ReasonKind, ThanksCounts, ThanksShown } from '#contract/thanks.ts'
import { type Cursor, isBehind, microsOf, type Placed, rowsToRead } from '#server/lib/keyset.ts'
import type { Db } from '#server/ports/database.ts'
import type { LineRows, PersonRow, ReasonRow } from './rules-rows.ts'

export interface Wanted {
  show: ThanksShown
  kind?: ReasonKind | undefined
  search?: string | undefined
}

/** A page of lines, newest first, plus one more if there is one. */
export async function readPage(db: Db, memorialUuid: string, wanted: Wanted, after: Cursor | undefined) {
  const { rows } = await sql<Placed>`
    with ${lines(memorialUuid)}
    select uuid, ${microsOf('lines.at')} as micros from lines
    where ${isShown(wanted.show)} and ${isFound(wanted)}
      and ${after ? isBehind('lines.at', 'lines.uuid', after) : sql`true`}
    order by at desc, uuid limit ${rowsToRead}`.execute(db)
  return rows
}

export async function readCounts(db: Db, memorialUuid: string, wanted: Wanted): Promise<ThanksCounts> {
  const { rows } = await sql<ThanksCounts>`
    with ${lines(memorialUuid)}
    select count(*) filter (where not is_thanked and ${isFound(wanted)}) as not_thanked,
      count(*) filter (where is_thanked and ${isFound(wanted)}) as thanked,
      count(*) filter (where not is_thanked) as to_thank,
      count(*) filter (where not is_thanked and has_address) as to_thank_with_address,
      (select coalesce(jsonb_object_agg(kind, number), '{}') from (
        select kind, count(*) as number from lines, unnest(kinds) as kind group by kind) of_kind) as kinds
    from lines`.execute(db)
  return rows[0] ?? { notThanked: 0, thanked: 0, kinds: {}, toThank: 0, toThankWithAddress: 0 }
}

/** Lines in the order of the list: of those named, or else all that are shown. */
export async function readUuids(
  db: Db,
  memorialUuid: string,
  {
    show,
    lineUuids,
    withAddress,
  }: { show: ThanksShown; lineUuids?: string[] | undefined; withAddress: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    with ${lines(memorialUuid)}
    select uuid from lines
    where ${lineUuids ? sql`uuid = any (${lineUuids}::uuid[])` : isShown(show)}
      and (has_address or not ${withAddress}::boolean)
    order by at desc, uuid`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

/** Lines of other people with the same name. */
export async function readNamesakes(db: Db, memorialUuid: string, lineUuid: string, name: string) {
  const { rows } = await sql<{ uuid: string; name: string }>`
    select line_uuid as uuid, min(name) as name from (
      select line_uuid, name from thanks_listed where memorial_uuid = ${memorialUuid} and is_listed
      union all select coalesce(joined_to, uuid), name from thanks_people where memorial_uuid = ${memorialUuid}
    ) named
    where lower(trim(name)) = lower(trim(${name})) and line_uuid <> ${lineUuid}
    group by line_uuid order by line_uuid limit ${NAMESAKES}`.execute(db)
  return rows
}

const NAMESAKES = 3
/** Letters of what somebody wrote: enough to answer to. */
const EXCERPT = 600

/** Whole lines, in the order of their uuids; without those that do not exist at this memorial, or have no reason. */
export async function readLines(db: Db, memorialUuid: string, uuids: readonly string[]): Promise<LineRows[]> {
  if (uuids.length === 0) return []
  const { rows: reasons } = await sql<ReasonRow>`
    select uuid, line_uuid, person_uuid, kind, source_uuid, name, email, mail, key, language, at, status, guests,
      left(words, ${EXCERPT}) as words, amount_minor, currency, is_listed, (
        select count(*) from media where media.contribution_uuid = thanks_listed.source_uuid
          and thanks_listed.kind = 'MEMORY' and media.deleted_at is null) as photos
    from thanks_listed
    where memorial_uuid = ${memorialUuid} and line_uuid = any (${uuids}::uuid[])
    order by at desc, uuid`.execute(db)
  const { rows: people } = await sql<PersonRow>`
    select uuid, coalesce(joined_to, uuid) as line_uuid, name, email, postal_address, note, thanked_at, thanked_how,
      note_refused_at, version
    from thanks_people
    where memorial_uuid = ${memorialUuid} and coalesce(joined_to, uuid) = any (${uuids}::uuid[])
    order by joined_to is not null, created_at, uuid`.execute(db)
  const reasonsOf = Map.groupBy(reasons, ({ lineUuid }) => lineUuid)
  const peopleOf = Map.groupBy(people, ({ lineUuid }) => lineUuid)
  return uuids.flatMap((uuid) => {
    const [own, of] = [peopleOf.get(uuid), reasonsOf.get(uuid)]
    return own && of ? [{ uuid, people: own, reasons: of }] : []
  })
}

/** How much hosts wrote down, with what they removed again. */
export async function countWritten(db: Db, memorialUuid: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from (select from thanks_reasons
      where memorial_uuid = ${memorialUuid} and source_uuid is null limit ${limits.writtenMax}) written`.execute(
    db,
  )
  return rows[0]?.number ?? 0
}

/**
 * One row a line: when it last grew, what for, whether thanked, and the text that is searched. Grouped once instead of joined, which
 * takes as long whatever the planner knows of the tables.
 */
const lines = (memorialUuid: string): RawBuilder<unknown> => sql`
  parts as (
    select line_uuid, at, kind, false as is_thanked, false as has_address,
      concat_ws(' ', name, email, case when source_uuid is null or kind = 'ANSWER' then words end) as text
    from thanks_listed where memorial_uuid = ${memorialUuid} and is_listed
    union all
    select coalesce(joined_to, uuid), null, null, thanked_at is not null, postal_address <> '',
      concat_ws(' ', name, email, postal_address)
    from thanks_people where memorial_uuid = ${memorialUuid}
  ), lines as (
    select line_uuid as uuid, max(at) as at, array_agg(distinct kind) filter (where kind is not null) as kinds,
      bool_or(is_thanked) as is_thanked, bool_or(has_address) as has_address, lower(string_agg(text, ' ')) as text
    from parts group by 1 having max(at) is not null
  )`

function isShown(show: ThanksShown): RawBuilder<boolean> {
  if (show === 'ALL') return sql`true`
  return show === 'THANKED' ? sql`is_thanked` : sql`not is_thanked`
}

const isFound = ({ kind, search }: Wanted): RawBuilder<boolean> => sql`(
  ${kind ? sql`${kind} = any (kinds)` : sql`true`}
  and ${search ? sql`position(lower(${search}) in text) > 0` : sql`true`})`
