import { sql } from 'kysely'
import type { EventStatus, HostEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { type Cursor, isBehind, microsOf, rowsToRead } from '#server/lib/keyset.ts'
import { eventCounts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { WantedAnswer } from './rules-answers.ts'

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
  only?: EventStatus | undefined
  after?: Cursor | undefined
}

/** A page of the answers to one event, newest first, plus one more if there is one. */
export function readPage(db: Db, memorialUuid: string, eventUuid: string, { only, after }: Wanted) {
  let query = replies(db, memorialUuid, eventUuid).select(microsOf('rsvps.date_created').as('micros'))
  if (only) query = query.where('eventReplies.status', '=', only)
  if (after) query = query.where(isBehind('rsvps.date_created', 'rsvps.uuid', after))
  return query.orderBy('rsvps.dateCreated', 'desc').orderBy('rsvps.uuid').limit(rowsToRead).execute()
}

/** Everybody who comes, by name. */
export const readDoorList = (db: Db, memorialUuid: string, eventUuid: string) =>
  replies(db, memorialUuid, eventUuid)
    .where('eventReplies.status', '=', 'ATTENDING')
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

const replies = (db: Db, memorialUuid: string, eventUuid: string) =>
  db
    .selectFrom('eventReplies')
    .innerJoin('rsvps', 'rsvps.uuid', 'eventReplies.answerUuid')
    .select(['rsvps.uuid', 'rsvps.name', 'rsvps.email', 'rsvps.phone', 'rsvps.food', 'rsvps.accessNeeds'])
    .select(['rsvps.awaitsLook', 'rsvps.dateCreated'])
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
  answers: readonly WantedAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insertInto('eventAnswers')
    .values(answers.map((answer) => ({ ...answer, memorialUuid, answerUuid })))
    .onConflict((conflict) =>
      conflict.columns(['answerUuid', 'eventUuid']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        guests: eb.ref('excluded.guests'),
      })),
    )
    .execute()
}
