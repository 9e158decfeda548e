import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import type { EventAudience, tellOfEvent as tellCall } from '#contract/event-notices.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { isSenderBlocked } from '#server/lib/is-blocked.ts'
import { isForContacts } from '#server/lib/programme.ts'
import { screenLine } from '#server/lib/spam.ts'
import * as access from '#server/modules/access/authorise-caller.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

interface OneEvent {
  memorialUuid: string
  eventUuid: string
}

/** How many people a message about an event would reach. Rejects with EVENT_NOT_FOUND. */
export async function countAudience(db: Db, event: OneEvent): Promise<EventAudience> {
  const { addressed, withoutAddress } = await readAudience(db, event)
  return { mails: addressed.length, withoutAddress }
}

/**
 * Sends one message to everybody whom an event is for. The same uuid again sends nothing and is no error. Rejects with
 * EVENT_NOT_FOUND, with BAD_INPUT for words with links or offers, `LimitReached`, and as `access.requireOpenPage` does.
 */
export async function tellAudience(
  context: Context,
  host: HostAccess,
  eventUuid: string,
  { uuid, message }: Body<typeof tellCall>,
): Promise<EventAudience> {
  const { memorialUuid, userUuid } = host
  await access.requireOpenPage(context, host)
  if (screenLine(message))
    throw new DomainError('BAD_INPUT', { field: 'message', problem: fieldProblem('noticeLinks') })
  const isRepeated = await context.db
    .selectFrom('eventNotices')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  // A count takes a connection of its own, so it is made before the transaction.
  if (!isRepeated) await context.limits.take('noticeByMemorial', memorialUuid)
  return context.db.transaction().execute(async (tx) => {
    const { addressed, withoutAddress } = await readAudience(tx, { memorialUuid, eventUuid })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('eventNotices')
      .values({ uuid, memorialUuid, eventUuid, message, userUuid, sentAt: context.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) {
      await context.jobs.enqueueAll(
        tx,
        'event.tell',
        addressed.map(({ rsvpUuid, contactUuid }) => ({ noticeUuid: uuid, rsvpUuid, contactUuid })),
      )
      await auditLog.record(context, tx, host, 'TOLD_CHANGE')
    }
    return { mails: addressed.length, withoutAddress }
  })
}

interface Reader {
  /** Of an answer; null for somebody who was invited and has not answered. */
  rsvpUuid: string | null
  contactUuid: string | null
  /** In small letters. */
  email: string | null
}

/**
 * Whoever answered the event or, if they have not, another one of the day, except who does not come to one without a
 * recording; and who was invited by mail and has not answered. Nobody who may not see the event, whose answer waits, who
 * wants no mail or is blocked. A household with one address gets one mail, about a proven answer if there is one.
 */
async function readAudience(db: Db, { memorialUuid, eventUuid }: OneEvent) {
  const isEvent = sql<boolean>`events.memorial_uuid = ${memorialUuid} and events.uuid = ${eventUuid}`
  const event = await db.selectFrom('events').select('uuid').where(isEvent).executeTakeFirst()
  if (!event) throw new DomainError('EVENT_NOT_FOUND')
  const { rows } = await sql<Reader>`
    select rsvps.uuid as "rsvpUuid", null::uuid as "contactUuid", lower(rsvps.email) as email,
      rsvps.proven_at is null as is_unproven
    from events join rsvps using (memorial_uuid) left join lateral (
      select uuid, unsubscribed_at from contacts
      where contacts.memorial_uuid = rsvps.memorial_uuid and (case when rsvps.email is not null
        then lower(contacts.email) = lower(rsvps.email) else contacts.uuid = rsvps.contact_uuid end)
      limit 1) contact on true
    where ${isEvent} and not rsvps.awaits_look and ${isForContacts(sql`contact.uuid`)}
      and (events.recording_url is not null or coalesce((select reply.status <> 'NOT_ATTENDING' from event_replies reply
          where reply.answer_uuid = rsvps.uuid and reply.event_uuid = events.uuid),
        exists (select from event_replies reply
          where reply.answer_uuid = rsvps.uuid and reply.status <> 'NOT_ATTENDING')))
      and (rsvps.email is null or not (contact.unsubscribed_at is not null or ${isSenderBlocked}
        or exists (select from unsubscribed
          where unsubscribed.memorial_uuid = rsvps.memorial_uuid and unsubscribed.email = lower(rsvps.email))))
    union all
    select null, contacts.uuid, lower(contacts.email), false from events join contacts using (memorial_uuid)
    where ${isEvent} and ${isUnanswered} and ${isForContacts(sql`contacts.uuid`)}
    order by is_unproven`.execute(db)
  const addressed = [...new Map(rows.toReversed().map((row) => [row.email, row])).values()]
  return {
    addressed: addressed.filter(({ email }) => email !== null),
    withoutAddress: rows.filter(({ email }) => email === null).length,
  }
}

/** Whether a contact was invited by mail, may be mailed, and nobody answered from there. */
export const isUnanswered = sql<boolean>`contacts.email is not null and contacts.invite_state = 'SENT'
  and contacts.unsubscribed_at is null
  and not exists (select from unsubscribed
    where unsubscribed.memorial_uuid = contacts.memorial_uuid and unsubscribed.email = lower(contacts.email))
  and not exists (select from rsvps where rsvps.memorial_uuid = contacts.memorial_uuid
    and (rsvps.contact_uuid = contacts.uuid or lower(rsvps.email) = lower(contacts.email)))`
