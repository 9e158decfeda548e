import { sql } from 'kysely'
import { eventCounts, eventFacts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { EventRow, StoredEvent } from './rules-save.ts'

/** Every event of a memorial as its hosts see it, in no order. */
export async function readProgramme(db: Db, memorialUuid: string): Promise<StoredEvent[]> {
  const { rows } = await sql<{ event: StoredEvent }>`
    select ${eventFacts} || jsonb_build_object('counts', ${eventCounts}, 'contactUuids', (
      select coalesce(jsonb_agg(contact_uuid order by contact_uuid), '[]') from event_guests
        where event_guests.memorial_uuid = programme.memorial_uuid and event_guests.event_uuid = programme.uuid
    ), 'isAnswered', exists (select from event_answers join rsvps on rsvps.uuid = answer_uuid
      where event_answers.memorial_uuid = programme.memorial_uuid and event_answers.event_uuid = programme.uuid
    )) as event
    from programme where programme.memorial_uuid = ${memorialUuid}`.execute(db)
  return rows.map(({ event }) => event)
}

/** The version that a save compares with. */
export async function readVersion(db: Db, memorialUuid: string): Promise<number> {
  const { editVersion } = await db
    .selectFrom('memorials')
    .select('editVersion')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return editVersion
}

/** Which of these ids a memorial other than this has, for itself or for an event. */
export async function idsElsewhere(
  tx: Tx,
  memorialUuid: string,
  uuids: readonly string[],
): Promise<Set<string>> {
  if (uuids.length === 0) return new Set()
  const { rows } = await sql<{ uuid: string }>`
    select uuid from memorials where uuid = any(${uuids}::uuid[]) and uuid <> ${memorialUuid}
    union select uuid from events where uuid = any(${uuids}::uuid[]) and memorial_uuid <> ${memorialUuid}`.execute(
    tx,
  )
  return new Set(rows.map(({ uuid }) => uuid))
}

/** Writes events, new or not. */
export async function putEvents(tx: Tx, memorialUuid: string, rows: EventRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first) as (keyof EventRow)[]
  await tx
    .insertInto('events')
    .values(rows.map((row) => ({ ...row, memorialUuid })))
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'uuid']).doUpdateSet((eb) => ({
        ...Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        sequence: sql<number>`greatest(events.sequence, excluded.sequence)`,
      })),
    )
    .execute()
}

/** The memorial's own columns, which are the first event's. */
export const putFirst = (
  tx: Tx,
  memorialUuid: string,
  {
    memorialDate,
    address,
    details,
  }: { memorialDate: string | null; address: string | null; details: string | null },
) =>
  tx
    .updateTable('memorials')
    .set({ memorialDate, address, details })
    .where('uuid', '=', memorialUuid)
    .where(
      sql<boolean>`(memorial_date, address, details) is distinct from (${memorialDate}::date, ${address}::text, ${details}::text)`,
    )
    .execute()

/** Replaces the people whom an event is for. Contacts who are not of this memorial are left out. */
export async function putGuests(
  tx: Tx,
  memorialUuid: string,
  eventUuid: string,
  contactUuids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('eventGuests')
    .where('memorialUuid', '=', memorialUuid)
    .where('eventUuid', '=', eventUuid)
    .execute()
  if (contactUuids.length === 0) return
  await sql`
    insert into event_guests (memorial_uuid, event_uuid, contact_uuid)
    select memorial_uuid, ${eventUuid}, uuid from contacts
    where memorial_uuid = ${memorialUuid} and uuid = any(${contactUuids}::uuid[])`.execute(tx)
}

export async function deleteEvents(tx: Tx, memorialUuid: string, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return
  await tx.deleteFrom('events').where('memorialUuid', '=', memorialUuid).where('uuid', 'in', uuids).execute()
}

export async function cancelEvents(
  tx: Tx,
  memorialUuid: string,
  uuids: readonly string[],
  now: Date,
): Promise<void> {
  if (uuids.length === 0) return
  await tx
    .updateTable('events')
    .set((eb) => ({ cancelledAt: now, sequence: eb('sequence', '+', 1) }))
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', 'in', uuids)
    .where('cancelledAt', 'is', null)
    .execute()
}

/**
 * Raises the sequence of the first event, for calendars, where it has no row of its own: a memorial with a date alone,
 * edited among its details.
 */
export const raiseFirst = (tx: Tx, memorialUuid: string) =>
  tx
    .insertInto('events')
    .values({ memorialUuid, uuid: memorialUuid, kind: 'SERVICE', sequence: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
