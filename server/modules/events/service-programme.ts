import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Body } from '#contract/endpoint.ts'
import type { HostEvent, saveProgramme as saveCall } from '#contract/events.ts'
import { fieldProblem } from '#contract/field-problem.ts'
import { events as limits } from '#contract/host-limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { lockAnswers } from './answer-queue.ts'
import { presentHostEvent } from './present.ts'
import { putEvents, putGuests, readProgramme } from './repo.ts'
import { inOrder } from './rules.ts'
import { plannedProgramme } from './rules-save.ts'

interface HostProgramme {
  events: HostEvent[]
  version: number
}

/** The programme as its hosts see it, in order. The version is read first: a save in between makes the next one stale. */
export async function getProgramme(
  { db }: Pick<Context, 'db'>,
  { memorialUuid }: HostAccess,
): Promise<HostProgramme> {
  const { editVersion: version } = await db
    .selectFrom('memorials')
    .select('editVersion')
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
  return { version, events: await hostEvents(db, memorialUuid) }
}

const hostEvents = async (db: Db, memorialUuid: string): Promise<HostEvent[]> =>
  inOrder(await readProgramme(db, memorialUuid)).map(presentHostEvent)

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
  requireForEveryone(events, memorialUuid)
  let saved: HostEvent[] = []
  try {
    const { memorial } = await changes.edit(context, host, version, ['CHANGED_DETAILS'], async (tx) => {
      saved = await store(context, tx, host, events)
    })
    return { events: saved, version: memorial.version }
  } catch (reason) {
    if (!(reason instanceof DomainError) || reason.code !== 'MEMORIAL_STALE') throw reason
    const extra = { ...reason.details.extra, events: await hostEvents(context.db, memorialUuid) }
    throw new DomainError('MEMORIAL_STALE', { ...reason.details, extra })
  }
}

type Inputs = Body<typeof saveCall>['events']

function requireForEveryone(events: Inputs, memorialUuid: string) {
  const at = events.findIndex(({ uuid, audience }) => uuid === memorialUuid && audience !== 'EVERYONE')
  if (at === -1) return
  throw new DomainError('BAD_INPUT', {
    field: `events.${at}.audience`,
    problem: fieldProblem('eventForEveryone'),
  })
}

/**
 * Each event once, with its id. A new one that asks for the id of another memorial, or of an event of another memorial,
 * gets one of its own: ids stand in public addresses and in calendars.
 */
async function withIds(
  tx: Tx,
  memorialUuid: string,
  events: Inputs,
  before: readonly { uuid: string }[],
): Promise<(Inputs[number] & { uuid: string })[]> {
  const known = new Set(before.map(({ uuid }) => uuid))
  const asked = events.flatMap(({ uuid }) => (uuid && !known.has(uuid) ? [uuid] : []))
  const { rows } = await sql<{ uuid: string }>`
    select uuid from events where uuid = any(${asked}::uuid[]) and memorial_uuid <> ${memorialUuid}`.execute(
    tx,
  )
  const taken = new Set(rows.map(({ uuid }) => uuid))
  const byId = new Map(events.map((event) => [event.uuid ?? randomUUID(), event]))
  return [...byId].map(([uuid, event]) => ({ ...event, uuid: taken.has(uuid) ? randomUUID() : uuid }))
}

function requireRoom(events: readonly HostEvent[]) {
  const { max, maxInAll } = limits
  const problem =
    events.filter(({ isCancelled }) => !isCancelled).length > max
      ? fieldProblem('tooManyEvents', { max })
      : events.length > maxInAll && fieldProblem('tooManyEventsInAll', { max: maxInAll })
  if (problem) throw new DomainError('BAD_INPUT', { field: 'events', problem })
}

async function store(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { memorialUuid }: HostAccess,
  events: Inputs,
): Promise<HostEvent[]> {
  // So that nobody answers an event that is being removed.
  await lockAnswers(tx, memorialUuid)
  const before = await readProgramme(tx, memorialUuid)
  const inputs = await withIds(tx, memorialUuid, events, before)
  const now = clock.now()
  const plan = plannedProgramme(inputs, before, memorialUuid, now)
  await putEvents(tx, memorialUuid, plan.rows)
  for (const { uuid, audience, contactUuids } of inputs)
    await putGuests(tx, memorialUuid, uuid, audience === 'CHOSEN' ? contactUuids : [])
  await sql`delete from events where memorial_uuid = ${memorialUuid} and uuid = any(${plan.deleted}::uuid[])`.execute(
    tx,
  )
  await sql`
    update events set cancelled_at = ${now}, sequence = sequence + 1
    where memorial_uuid = ${memorialUuid} and uuid = any(${plan.cancelled}::uuid[]) and cancelled_at is null`.execute(
    tx,
  )
  const saved = await hostEvents(tx, memorialUuid)
  requireRoom(saved)
  return saved
}
