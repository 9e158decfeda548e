import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Body, Reply } from '#contract/endpoint.ts'
import type { saveProgramme as saveCall } from '#contract/events.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { events as limits } from '#contract/host-limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { hostEvents } from '#server/lib/programme.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { lockAnswers } from '#server/modules/rsvps/queue-answer.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { Events } from '#server/ports/database-types.ts'
import { presentForHosts } from './present.ts'

type HostProgramme = Reply<typeof saveCall>

/** The programme as its hosts see it, in order. */
export async function readProgramme(db: Db, memorialUuid: string): Promise<HostProgramme> {
  const { version, events } = await db
    .selectFrom('memorials')
    .select(['editVersion as version', hostEvents.as('events')])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { version, events: presentForHosts(events) }
}

type Inputs = Body<typeof saveCall>['events']

/**
 * Saves the whole programme. Rejects with MEMORIAL_STALE, with the present events beside the memorial, and with BAD_INPUT
 * for a first event that is not for everyone, or for too many events.
 */
export async function saveProgramme(
  context: Context,
  host: HostAccess,
  { events, version }: Body<typeof saveCall>,
): Promise<HostProgramme> {
  const { memorialUuid } = host
  const closed = events.findIndex(({ uuid, audience }) => uuid === memorialUuid && audience !== 'EVERYONE')
  if (closed !== -1)
    throw new DomainError('BAD_INPUT', {
      field: `events.${closed}.audience`,
      problem: fieldProblem('eventForEveryone'),
    })
  try {
    await changes.edit(context, host, version, ['CHANGED_DETAILS'], (tx) =>
      replaceEvents(tx, memorialUuid, events, context.clock.now()),
    )
  } catch (reason) {
    if (!(reason instanceof DomainError) || reason.code !== 'MEMORIAL_STALE') throw reason
    const { events: present } = await readProgramme(context.db, memorialUuid)
    const extra = { ...reason.details.extra, events: present }
    throw new DomainError('MEMORIAL_STALE', { ...reason.details, extra })
  }
  return readProgramme(context.db, memorialUuid)
}

/** An event that is not named goes, or is called off if somebody answered it; the first one stays. */
async function replaceEvents(tx: Tx, memorialUuid: string, inputs: Inputs, now: Date): Promise<void> {
  // So that nobody answers an event that is being removed.
  await lockAnswers(tx, memorialUuid)
  const events = await identifyEvents(tx, memorialUuid, inputs)
  const uuids = events.map(({ uuid }) => uuid)
  for (const [position, event] of events.entries())
    await putEvent(tx, memorialUuid, { ...event, position }, now)
  await sql`delete from event_guests
    where memorial_uuid = ${memorialUuid} and event_uuid = any(${uuids}::uuid[])`.execute(tx)
  // Contacts who are not of this memorial are left out.
  for (const { uuid, audience, contactUuids } of events)
    if (audience === 'CHOSEN')
      await sql`insert into event_guests (memorial_uuid, event_uuid, contact_uuid)
        select memorial_uuid, ${uuid}, uuid from contacts
        where memorial_uuid = ${memorialUuid} and uuid = any(${contactUuids}::uuid[])`.execute(tx)
  const isLeft = sql`memorial_uuid = ${memorialUuid} and uuid <> memorial_uuid and uuid <> all(${uuids}::uuid[])`
  await sql`delete from events where ${isLeft} and not exists (select from event_replies reply
    where reply.memorial_uuid = events.memorial_uuid and reply.event_uuid = events.uuid)`.execute(tx)
  await sql`update events set cancelled_at = ${now}, sequence = sequence + 1
    where ${isLeft} and cancelled_at is null`.execute(tx)
  const { max, maxInAll } = limits
  const stored = tx.selectFrom('events').where('memorialUuid', '=', memorialUuid)
  const all = await stored.select('cancelledAt').execute()
  const problem =
    all.filter(({ cancelledAt }) => !cancelledAt).length > max
      ? fieldProblem('tooManyEvents', { max })
      : all.length > maxInAll && fieldProblem('tooManyEventsInAll', { max: maxInAll })
  if (problem) throw new DomainError('BAD_INPUT', { field: 'events', problem })
}

/**
 * Each event once, with its id. An id that no event of this memorial has is a new event's, so the same save again changes
 * nothing. A new one that asks for the id of another memorial, or of an event of another memorial, gets one of its own: ids
 * stand in public addresses and in calendars.
 */
async function identifyEvents(tx: Tx, memorialUuid: string, inputs: Inputs) {
  const byId = new Map(inputs.map((event) => [event.uuid ?? randomUUID(), event]))
  const { rows } = await sql<{ uuid: string }>`
    select uuid from events where uuid = any(${[...byId.keys()]}::uuid[]) and memorial_uuid <> ${memorialUuid}
      and uuid not in (select uuid from events where memorial_uuid = ${memorialUuid})`.execute(tx)
  const taken = new Set(rows.map(({ uuid }) => uuid))
  return [...byId].map(([uuid, event]) => ({ ...event, uuid: taken.has(uuid) ? randomUUID() : uuid }))
}

type Identified = Inputs[number] & { uuid: string; position: number }

/** Writes an event, new or not. Calendars that have it are told of what they show (RFC 5546 §2.1.4). */
async function putEvent(tx: Tx, memorialUuid: string, input: Identified, now: Date): Promise<void> {
  const { contactUuids: _, isCancelled, endDate, ...fields } = input
  const row = { ...fields, endDays: sql<number | null>`${endDate}::date - ${fields.date}::date` }
  await tx
    .insertInto('events')
    .values({ ...row, memorialUuid, cancelledAt: isCancelled ? now : null })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'uuid']).doUpdateSet({
        ...row,
        cancelledAt: isCancelled ? sql`coalesce(events.cancelled_at, excluded.cancelled_at)` : null,
        sequence: sql`events.sequence + (${inCalendar('events')} is distinct from ${inCalendar('excluded')})::int`,
      }),
    )
    .execute()
}

const inCalendar = (row: 'events' | 'excluded') => {
  const shown = ['title', 'date', 'begins', 'end_days', 'ends', 'zone', 'place', 'stream_url'] as const
  const columns = shown.map((column) => sql.ref(`${row}.${column}`))
  return sql`row(${sql.join(columns)}, ${sql.ref(`${row}.cancelled_at`)} is null)`
}

type FirstDay = Pick<Insertable<Events>, 'date' | 'place' | 'details'>

/**
 * Makes the first event of a new memorial, unless an archive brought one, or changes its day.
 *
 * @param isTold whether calendars that have the day must be told
 */
export const putFirst = (tx: Tx, memorialUuid: string, day: FirstDay = {}, isTold = false) =>
  tx
    .insertInto('events')
    .values({ ...day, memorialUuid, uuid: memorialUuid, kind: 'SERVICE' })
    .onConflict((conflict) =>
      conflict
        .columns(['memorialUuid', 'uuid'])
        .doUpdateSet((eb) => ({ ...day, sequence: eb('events.sequence', '+', Number(isTold)) })),
    )
    .execute()
