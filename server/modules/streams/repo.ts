import { sql } from 'kysely'
import type { StreamProblem } from '#contract/programme.ts'
import type { Language } from '#languages/index.ts'
import { fullName, fullNameOf } from '#server/lib/full-name.ts'
import { type EventFacts, eventFacts } from '#server/lib/programme.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export interface LinkOf {
  memorialUuid: string
  eventUuid: string
}

interface StreamChange extends LinkOf {
  beforeUrl: string | null
  afterUrl: string | null
  userUuid: string
  changedAt: Date
}

/** Stores a change, and that none of the hosts was mailed of it yet. */
export async function insertChange(tx: Tx, change: StreamChange, hosts: readonly string[]): Promise<void> {
  const { uuid: changeUuid } = await tx
    .insertInto('streamChanges')
    .values(change)
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const rows = hosts.map((userUuid) => ({ changeUuid, userUuid }))
  if (rows.length > 0) await tx.insertInto('streamChangesUntold').values(rows).execute()
}

/** When the link of an event was changed first since then; undefined if it was not. */
export async function firstChangeSince(
  tx: Tx,
  { memorialUuid, eventUuid }: LinkOf,
  since: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('streamChanges')
    .select('changedAt')
    .where('memorialUuid', '=', memorialUuid)
    .where('eventUuid', '=', eventUuid)
    .where('changedAt', '>', since)
    .orderBy('changedAt')
    .limit(1)
    .executeTakeFirst()
  return row?.changedAt
}

/** Hosts with a proven address. */
export async function findHosts(db: Db, memorialUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('users.emailVerifiedAt', 'is not', null)
    .execute()
  return rows.map(({ userUuid }) => userUuid)
}

/** A host, as a mail addresses them; undefined if they are none any more. */
export const findHost = (db: Db, memorialUuid: string, userUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.email', 'users.language', fullName.as('toName'), 'memorials.nameOfPerson'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.userUuid', '=', userUuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('users.emailVerifiedAt', 'is not', null)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()

export interface Recipient {
  email: string
  language: Language | null
  toName: string
  nameOfPerson: string
}

/** Changes of an event's link that a host was not mailed of yet, in order. */
export const readUntold = (db: Db, { memorialUuid, eventUuid }: LinkOf, userUuid: string) =>
  db
    .selectFrom('streamChangesUntold')
    .innerJoin('streamChanges', 'streamChanges.uuid', 'streamChangesUntold.changeUuid')
    .leftJoin('users as changer', 'changer.uuid', 'streamChanges.userUuid')
    .select(['streamChanges.uuid', 'beforeUrl', 'afterUrl', 'changedAt'])
    .select(['changer.email', fullNameOf('changer').as('name')])
    .where('streamChangesUntold.userUuid', '=', userUuid)
    .where('memorialUuid', '=', memorialUuid)
    .where('eventUuid', '=', eventUuid)
    .orderBy('changedAt')
    .execute()

export const forgetUntold = (db: Db, userUuid: string, changeUuids: readonly string[]) =>
  db
    .deleteFrom('streamChangesUntold')
    .where('userUuid', '=', userUuid)
    .where('changeUuid', 'in', changeUuids)
    .execute()

/** An event that takes place in a memorial that is kept; undefined if there is none. */
export async function readEvent(
  db: Db,
  { memorialUuid, eventUuid }: LinkOf,
): Promise<EventFacts | undefined> {
  const { rows } = await sql<{ event: EventFacts }>`
    select ${eventFacts} as event from programme
    where programme.memorial_uuid = ${memorialUuid} and programme.uuid = ${eventUuid}
      and exists (select from memorials where uuid = ${memorialUuid} and deleted_at is null)`.execute(db)
  return rows[0]?.event
}

/** Events with a link around today that were not tried since `before`; a day is wide enough for every zone. */
export async function findToCheck(
  db: Db,
  days: { first: string; last: string },
  before: Date,
): Promise<{ memorialUuid: string; event: EventFacts }[]> {
  const { rows } = await sql<{ memorialUuid: string; event: EventFacts }>`
    select programme.memorial_uuid as "memorialUuid", ${eventFacts} as event
    from programme
    where programme.stream_url is not null and programme.cancelled_at is null
      and programme.date between ${days.first}::date and ${days.last}::date
      and exists (select from memorials where memorials.uuid = programme.memorial_uuid
        and memorials.deleted_at is null and memorials.hidden_at is null and memorials.archived_at is null)
      and not exists (select from stream_checks
        where stream_checks.memorial_uuid = programme.memorial_uuid and stream_checks.event_uuid = programme.uuid
          and stream_checks.url = programme.stream_url and stream_checks.checked_at > ${before})`.execute(db)
  return rows
}

/** Stores what a try found; returns how many failed in a row, and whether hosts were told of it. */
export async function noteCheck(
  tx: Tx,
  { memorialUuid, eventUuid }: LinkOf,
  { url, problem, now }: { url: string; problem: StreamProblem | null; now: Date },
): Promise<{ failures: number; isTold: boolean }> {
  const failed = problem === null ? 0 : 1
  const row = await tx
    .insertInto('streamChecks')
    .values({ memorialUuid, eventUuid, url, problem, failures: failed, checkedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'eventUuid']).doUpdateSet({
        url,
        problem,
        checkedAt: now,
        failures:
          failed === 0
            ? 0
            : sql<number>`case when stream_checks.url = excluded.url then stream_checks.failures + 1 else 1 end`,
        // A link that answers again may be told of again.
        toldAt:
          failed === 0
            ? null
            : sql`case when stream_checks.url = excluded.url then stream_checks.told_at end`,
      }),
    )
    .returning(['failures', 'toldAt'])
    .executeTakeFirstOrThrow()
  return { failures: row.failures, isTold: row.toldAt !== null }
}

export const markTold = (tx: Tx, { memorialUuid, eventUuid }: LinkOf, now: Date) =>
  tx
    .updateTable('streamChecks')
    .set({ toldAt: now })
    .where('memorialUuid', '=', memorialUuid)
    .where('eventUuid', '=', eventUuid)
    .execute()

/** What is wrong with the present link of an event; undefined if nothing is known. */
export const readProblem = (db: Db, { memorialUuid, eventUuid }: LinkOf) =>
  db
    .selectFrom('streamChecks')
    .select(['problem', 'url'])
    .where('memorialUuid', '=', memorialUuid)
    .where('eventUuid', '=', eventUuid)
    .where('problem', 'is not', null)
    .executeTakeFirst()

/** Present links of a memorial that failed so often in a row. */
export async function countFailed(db: Db, memorialUuid: string, failures: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from stream_checks join programme
      on programme.memorial_uuid = stream_checks.memorial_uuid and programme.uuid = stream_checks.event_uuid
      and programme.stream_url = stream_checks.url
    where stream_checks.memorial_uuid = ${memorialUuid} and programme.cancelled_at is null
      and stream_checks.problem is not null and stream_checks.failures >= ${failures}`.execute(db)
  return rows[0]?.count ?? 0
}
