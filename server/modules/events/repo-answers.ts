import { sql } from 'kysely'
import type { EventStatus, HostEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { eventCounts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { PlannedAnswer } from './rules-answers.ts'

/** How many answered an event; undefined when there is no such event. */
export async function readCounts(
  db: Db,
  memorialUuid: string,
  eventUuid: string,
): Promise<HostEvent['counts'] | undefined> {
  const { rows } = await sql<{ counts: HostEvent['counts'] }>`
    select ${eventCounts} as counts from programme
    where programme.memorial_uuid = ${memorialUuid} and programme.uuid = ${eventUuid}`.execute(db)
  return rows[0]?.counts
}

interface Wanted {
  only?: 'WAITING' | EventStatus | undefined
  after?: Cursor | undefined
}

/** A page of the answers to one event, newest first, plus one more if there is one. */
export function readPage(db: Db, memorialUuid: string, eventUuid: string, { only, after }: Wanted) {
  let query = replies(db, memorialUuid, eventUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (only === 'WAITING') query = query.where('eventReplies.waitingSince', 'is not', null)
  else if (only) query = query.where('eventReplies.status', '=', only)
  if (only && only !== 'WAITING') query = query.where('eventReplies.waitingSince', 'is', null)
  if (after) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', after))
  return query.orderBy('rsvps.dateCreated', 'desc').orderBy('rsvps.uuid').limit(rowsToRead).execute()
}

/** Everybody who has a place, by name. */
export const readDoorList = (db: Db, memorialUuid: string, eventUuid: string) =>
  replies(db, memorialUuid, eventUuid)
    .where('eventReplies.status', '=', 'ATTENDING')
    .where('eventReplies.waitingSince', 'is', null)
    .where('rsvps.awaitsLook', '=', false)
    .orderBy(sql`lower(rsvps.name)`)
    .orderBy('rsvps.uuid')
    .limit(limits.doorMax)
    .execute()

/** Every answer that counts, newest first. */
export const readAll = (db: Db, memorialUuid: string, eventUuid: string) =>
  replies(db, memorialUuid, eventUuid)
    .where('rsvps.awaitsLook', '=', false)
    .orderBy('rsvps.dateCreated', 'desc')
    .orderBy('rsvps.uuid')
    .execute()

export const readOne = (db: Db, memorialUuid: string, eventUuid: string, rsvpUuid: string) =>
  replies(db, memorialUuid, eventUuid).where('rsvps.uuid', '=', rsvpUuid).executeTakeFirst()

const replies = (db: Db, memorialUuid: string, eventUuid: string) =>
  db
    .selectFrom('eventReplies')
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .select(['rsvps.uuid', 'rsvps.name', 'rsvps.email', 'rsvps.phone', 'rsvps.food', 'rsvps.accessNeeds'])
    .select(['rsvps.awaitsLook', 'rsvps.dateCreated', 'eventReplies.waitingSince'])
    .select([
      sql<string>`event_replies.event_uuid`.as('eventUuid'),
      sql<EventStatus>`event_replies.status`.as('status'),
      sql<number>`event_replies.guests`.as('guests'),
    ])
    .where('eventReplies.memorialUuid', '=', memorialUuid)
    .where('eventReplies.eventUuid', '=', eventUuid)

/** Writes answers to events other than the first, new or changed. */
export async function putAnswers(
  tx: Tx,
  memorialUuid: string,
  answerUuid: string,
  answers: readonly PlannedAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insertInto('eventAnswers')
    .values(answers.map((answer) => ({ ...answer, memorialUuid, answerUuid })))
    .onConflict((conflict) =>
      conflict.columns(['answerUuid', 'eventUuid']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        guests: eb.ref('excluded.guests'),
        waitingSince: eb.ref('excluded.waitingSince'),
      })),
    )
    .execute()
}

/** How many of these are events besides the first, whose id is the memorial's. */
export async function countEvents(tx: Tx, memorialUuid: string, eventUuids: readonly string[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from events
    where memorial_uuid = ${memorialUuid} and uuid = any (${eventUuids}::uuid[]) and uuid <> memorial_uuid`.execute(
    tx,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Gives somebody who waits a place. False when they do not wait. */
export async function admit(
  tx: Tx,
  memorialUuid: string,
  eventUuid: string,
  rsvpUuid: string,
): Promise<boolean> {
  const { numUpdatedRows } =
    eventUuid === memorialUuid
      ? await tx
          .updateTable('rsvps')
          .set({ waitingSince: null })
          .where('memorialUuid', '=', memorialUuid)
          .where('uuid', '=', rsvpUuid)
          .where('status', '=', 'ATTENDING')
          .where('waitingSince', 'is not', null)
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('eventAnswers')
          .set({ waitingSince: null })
          .where('memorialUuid', '=', memorialUuid)
          .where('eventUuid', '=', eventUuid)
          .where('answerUuid', '=', rsvpUuid)
          .where('waitingSince', 'is not', null)
          .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Lets an answer that begins to count wait where its event has more people than room with it. */
export async function waitWhereFull(
  tx: Tx,
  memorialUuid: string,
  rsvpUuid: string,
  now: Date,
): Promise<void> {
  const isTooMany = sql`exists (select from programme
    where programme.memorial_uuid = ${memorialUuid} and programme.uuid = reply.event_uuid
      and programme.capacity < (select sum(1 + guests) from event_replies
        where event_replies.memorial_uuid = ${memorialUuid} and event_replies.event_uuid = reply.event_uuid
          and status = 'ATTENDING' and waiting_since is null and not awaits_look))`
  await sql`
    with full_ones as (
      select event_uuid from event_replies reply
      where reply.memorial_uuid = ${memorialUuid} and reply.answer_uuid = ${rsvpUuid}
        and reply.status = 'ATTENDING' and reply.waiting_since is null and ${isTooMany}
    ), first as (
      update rsvps set waiting_since = ${now}
      where uuid = ${rsvpUuid} and memorial_uuid in (select event_uuid from full_ones)
    )
    update event_answers set waiting_since = ${now}
    where answer_uuid = ${rsvpUuid} and event_uuid in (select event_uuid from full_ones)`.execute(tx)
}
