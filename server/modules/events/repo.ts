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
