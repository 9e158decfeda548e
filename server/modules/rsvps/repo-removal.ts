import { sql } from 'kysely'
import { answererAddress, canBlockAnswerer, isAnswererProven } from '#server/lib/can-block-answerer.ts'
import { eventAnswersOf } from '#server/lib/programme.ts'
import type { Tx } from '#server/ports/database.ts'

/** Removes an answer from those that count. False when it does not exist. */
export async function removeAnswer(
  tx: Tx,
  memorialUuid: string,
  rsvpUuid: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ uuid: string }>`
    with removed as (
      delete from rsvps where memorial_uuid = ${memorialUuid} and uuid = ${rsvpUuid} returning rsvps.*
    )
    insert into removed_rsvps (uuid, memorial_uuid, user_uuid, answer, removed_at)
    select uuid, memorial_uuid, user_uuid,
      to_jsonb(removed) || jsonb_build_object('events', ${eventAnswersOf('removed')}), ${now} from removed
    returning uuid`.execute(tx)
  return rows.length > 0
}

/**
 * How a removed answer can be restored; undefined when it was not removed, or too long ago.
 *
 * @param since answers removed before this are gone
 */
export async function findRemoved(tx: Tx, memorialUuid: string, rsvpUuid: string, since: Date) {
  const { rows } = await sql<{ isReplaced: boolean }>`
    select exists (
      select from rsvps where rsvps.memorial_uuid = removed_rsvps.memorial_uuid and (
        rsvps.user_uuid = removed_rsvps.user_uuid
        or rsvps.contact_uuid = (removed_rsvps.answer ->> 'contact_uuid')::uuid
      )
    ) as is_replaced
    from removed_rsvps
    where memorial_uuid = ${memorialUuid} and uuid = ${rsvpUuid} and removed_at > ${since}`.execute(tx)
  return rows[0]
}

/**
 * Restores a removed answer unchanged. A contact who was removed meanwhile is not linked again, and answers to events
 * that are gone are left out.
 */
export async function restoreAnswer(tx: Tx, rsvpUuid: string): Promise<void> {
  await sql`
    with restored as (
      delete from removed_rsvps where uuid = ${rsvpUuid} returning uuid, memorial_uuid, answer
    ), put_back as (
      insert into rsvps
      select (jsonb_populate_record(null::rsvps, answer || jsonb_build_object(
        'contact_uuid', (select contacts.uuid from contacts where contacts.uuid = (answer ->> 'contact_uuid')::uuid)
      ))).*
      from restored
    )
    insert into event_answers (answer_uuid, memorial_uuid, event_uuid, status, guests)
    select restored.uuid, events.memorial_uuid, events.uuid, given.status, given.guests
    from restored
      cross join jsonb_to_recordset(coalesce(answer -> 'events', '[]'))
        as given ("eventUuid" uuid, status text, guests integer)
      join events on events.memorial_uuid = restored.memorial_uuid and events.uuid = given."eventUuid"`.execute(
    tx,
  )
}

/** Approves an answer: from now on it counts. False when it counts already, or does not exist. */
export async function letIn(tx: Tx, memorialUuid: string, rsvpUuid: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rsvps')
    .set({ awaitsLook: false })
    .where('memorialUuid', '=', memorialUuid)
    .where('uuid', '=', rsvpUuid)
    .where('awaitsLook', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The account or address of an answer, as far as it can be blocked. */
export function findAnswerer(tx: Tx, memorialUuid: string, rsvpUuid: string) {
  return tx
    .selectFrom('rsvps')
    .select(['rsvps.userUuid', answererAddress('rsvps').as('address')])
    .select(isAnswererProven('rsvps').as('proven'))
    .select(canBlockAnswerer('rsvps').as('canBlock'))
    .where('rsvps.memorialUuid', '=', memorialUuid)
    .where('rsvps.uuid', '=', rsvpUuid)
    .executeTakeFirst()
}
