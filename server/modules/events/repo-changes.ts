import { sql } from 'kysely'
import type { Db, Tx } from '#server/ports/database.ts'
import type { NotedChange, NotedSide } from './rules-changes.ts'

/**
 * Notes that events changed or were added, where anybody has answered for one of the day. Of one that changed before, what people know of it stays,
 * unless somebody answered since: they know it as it was until now.
 */
export async function putChanges(
  tx: Tx,
  memorialUuid: string,
  changed: readonly { eventUuid: string; before: NotedSide }[],
  now: Date,
): Promise<void> {
  for (const { eventUuid, before } of changed)
    await sql`
      insert into event_changes (memorial_uuid, event_uuid, before, changed_at)
      select ${memorialUuid}, ${eventUuid}, ${JSON.stringify(before)}::jsonb, ${now}
      where exists (select from event_replies where memorial_uuid = ${memorialUuid})
      on conflict (memorial_uuid, event_uuid) do update set changed_at = excluded.changed_at,
        before = case when exists (select from event_replies reply join rsvps on rsvps.uuid = reply.answer_uuid
            where reply.memorial_uuid = excluded.memorial_uuid and reply.event_uuid = excluded.event_uuid
              and rsvps.updated_at > event_changes.changed_at)
          then excluded.before else event_changes.before end`.execute(tx)
}

/**
 * Raises the sequence of the first event, for calendars, where it has no row of its own: a memorial with a date alone,
 * edited by the calls of before.
 */
export const raiseFirst = (tx: Tx, memorialUuid: string) =>
  tx
    .insertInto('events')
    .values({ memorialUuid, uuid: memorialUuid, kind: 'SERVICE', sequence: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const readChanges = (db: Db, memorialUuid: string): Promise<NotedChange[]> =>
  db
    .selectFrom('eventChanges')
    .select(['eventUuid', 'changedAt', sql<NotedSide>`before`.as('before')])
    .where('memorialUuid', '=', memorialUuid)
    .execute()

export const deleteChanges = (tx: Tx, memorialUuid: string) =>
  tx.deleteFrom('eventChanges').where('memorialUuid', '=', memorialUuid).execute()
