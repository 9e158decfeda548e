import { sql } from 'kysely'
import type { Rsvp } from '#contract/rsvps.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Which of these ids answers of this memorial have, or had where they were first given; also removed ones, for 30 days. */
export async function findBrought(
  db: Db,
  memorialUuid: string,
  ids: readonly string[],
): Promise<Set<string>> {
  // Each row is read once, however many ids are asked about.
  const { rows } = await sql<{ uuid: string; broughtFrom: string | null }>`
    select uuid, brought_from from rsvps where memorial_uuid = ${memorialUuid}
    union all
    select uuid, (answer ->> 'brought_from')::uuid from removed_rsvps where memorial_uuid = ${memorialUuid}`.execute(
    db,
  )
  const there = new Set(rows.flatMap(({ uuid, broughtFrom }) => (broughtFrom ? [uuid, broughtFrom] : [uuid])))
  return new Set(ids.filter((id) => there.has(id)))
}

/** Removed ones count: somebody could bring and remove without end. */
export async function countBrought(tx: Tx, memorialUuid: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from rsvps where memorial_uuid = ${memorialUuid} and brought_from is not null)
      + (select count(*) from removed_rsvps
          where memorial_uuid = ${memorialUuid} and answer ->> 'brought_from' is not null) as count`.execute(
    tx,
  )
  return Number(rows[0]?.count ?? 0)
}

interface Brought {
  memorialUuid: string
  broughtFrom: string
  name: string
  status: Rsvp['status']
  guests: number
  message: string
  formerMessage: string
  awaitsLook: boolean
  watches: boolean
  food: string
  accessNeeds: string
}

/** Returns its uuid. Nobody proved here who gave it, and no address is known of them. */
export async function insertBrought(tx: Tx, fields: Brought, date: Date): Promise<string> {
  const { uuid } = await tx
    .insertInto('rsvps')
    .values({ ...fields, dateCreated: date, updatedAt: date })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}
