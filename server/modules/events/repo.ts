import { sql } from 'kysely'
import { eventCounts, eventFacts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { BEFORE_ALL, type EventRow, type StoredEvent } from './rules-save.ts'

/** Every event of a memorial as its hosts see it, in no order. */
export async function readProgramme(db: Db, memorialUuid: string): Promise<StoredEvent[]> {
  const { rows } = await sql<{ event: StoredEvent }>`
    select ${eventFacts} || jsonb_build_object('counts', ${eventCounts}, 'contactUuids', (
      select coalesce(jsonb_agg(contact_uuid order by contact_uuid), '[]') from event_guests
        where event_guests.memorial_uuid = events.memorial_uuid and event_guests.event_uuid = events.uuid
    ), 'isAnswered', exists (select from event_answers join rsvps on rsvps.uuid = answer_uuid
      where event_answers.memorial_uuid = events.memorial_uuid and event_answers.event_uuid = events.uuid
    )) as event
    from events join memorials on memorials.uuid = events.memorial_uuid where memorials.uuid = ${memorialUuid}`.execute(
    db,
  )
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
      conflict
        .columns(['memorialUuid', 'uuid'])
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
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

interface FirstDay {
  date?: string | null
  place?: string | null
  details?: string | null
}

/** Makes the first event of a new memorial; one that an archive brought stays. */
export const insertFirst = (tx: Tx, memorialUuid: string, day: FirstDay = {}) =>
  tx
    .insertInto('events')
    .values({ ...day, memorialUuid, uuid: memorialUuid, kind: 'SERVICE', position: BEFORE_ALL })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** @param isTold whether calendars that have the day must be told */
export const updateFirst = (tx: Tx, memorialUuid: string, day: FirstDay, isTold: boolean) =>
  tx
    .updateTable('events')
    .set((eb) => ({ ...day, sequence: eb('sequence', '+', Number(isTold)) }))
    .where('memorialUuid', '=', memorialUuid)
    .whereRef('uuid', '=', 'memorialUuid')
    .execute()
