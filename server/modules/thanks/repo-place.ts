import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Placing, Unplaced } from './rules-place.ts'

/** Whether `placeAll` has anything to do. */
export async function isBehind(db: Db, memorialUuid: string): Promise<boolean> {
  const { rows } = await sql<{ isBehind: boolean }>`
    select exists (${unplaced(memorialUuid)}) or exists (${splitKeys(memorialUuid)})
      or exists (${thankedBefore(memorialUuid)}) as is_behind`.execute(db)
  return rows[0]?.isBehind ?? false
}

export async function readUnplaced(tx: Tx, memorialUuid: string): Promise<Unplaced[]> {
  const { rows } = await sql<Unplaced>`${unplaced(memorialUuid)} order by at`.execute(tx)
  return rows
}

/** The lines of proven addresses. What hosts placed themselves leads no further thing to its line. */
export async function readKnownKeys(tx: Tx, memorialUuid: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; lineUuid: string }>`
    select distinct on (key) key, line_uuid from thanks_listed
    where memorial_uuid = ${memorialUuid} and key is not null and not is_placed
    order by key, at`.execute(tx)
  return new Map(rows.map(({ key, lineUuid }) => [key, lineUuid]))
}

export async function insertPlaced(
  tx: Tx,
  memorialUuid: string,
  { people, reasons }: Placing,
): Promise<void> {
  await sql`insert into thanks_people (uuid, memorial_uuid)
    select uuid, ${memorialUuid} from unnest(${people}::uuid[]) as uuid`.execute(tx)
  await sql`insert into thanks_reasons (memorial_uuid, person_uuid, kind, source_uuid)
    select ${memorialUuid}, "personUuid", kind, "sourceUuid"
    from jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as given (kind text, "sourceUuid" uuid, "personUuid" uuid)
    on conflict (kind, source_uuid) do nothing`.execute(tx)
}

/** Addresses that were proven after their lines began: the lines that each of them has, oldest first. */
export async function readSplitLines(tx: Tx, memorialUuid: string): Promise<string[][]> {
  const { rows } = await sql<{ lines: string[] }>`${splitKeys(memorialUuid)}`.execute(tx)
  return rows.map(({ lines }) => [...new Set(lines)])
}

/** Memories that were thanked for before their line began, or by a node of the release before. */
export async function takeOverThanks(tx: Tx, memorialUuid: string): Promise<void> {
  await sql`
    update thanks_people set thanked_at = before.thanked_at, thanked_how = 'NOTE', note = coalesce(before.thanks, ''),
      note_sent_to = before.key
    from (${thankedBefore(memorialUuid)}) before
    where thanks_people.uuid = before.person_uuid`.execute(tx)
}

const unplaced = (memorialUuid: string) => sql`
  select sources.kind, sources.source_uuid, sources.key from thanks_sources sources
  where sources.memorial_uuid = ${memorialUuid} and not exists (select from thanks_reasons reasons
    where reasons.kind = sources.kind and reasons.source_uuid = sources.source_uuid)`

const splitKeys = (memorialUuid: string) => sql`
  select array_agg(line_uuid::text order by at) as lines from thanks_listed
  where memorial_uuid = ${memorialUuid} and key is not null and not is_placed
  group by key having count(distinct line_uuid) > 1`

const thankedBefore = (memorialUuid: string) => sql`
  select distinct on (reasons.person_uuid) reasons.person_uuid, contributions.thanked_at, contributions.thanks,
    lower(case when nullif(trim(contributions.contributor_name), '') is not null then contributions.contributor_email end) as key
  from contributions
    join thanks_reasons reasons on reasons.kind = 'MEMORY' and reasons.source_uuid = contributions.uuid
    join thanks_people people on people.uuid = reasons.person_uuid
  where contributions.memorial_uuid = ${memorialUuid} and contributions.thanked_at is not null
    and not exists (select from thanks_people member
      where member.memorial_uuid = ${memorialUuid} and member.thanked_at is not null
      and coalesce(member.joined_to, member.uuid) = coalesce(people.joined_to, people.uuid))
  order by reasons.person_uuid, contributions.thanked_at`
