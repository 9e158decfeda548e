import { timeZone } from '#app/messages/formats.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { lockAnswers } from './answer-queue.ts'
import { readProgramme } from './repo.ts'
import * as repo from './repo-changes.ts'
import { inOrder } from './rules.ts'
import { changesToTell, newSide, type OpenChange, sideOf, whatChanged } from './rules-changes.ts'
import type { StoredEvent } from './rules-save.ts'

// What changed in a programme since the people who answered were last told (docs/decisions/0024).

/** Notes what a save of the programme changed or added, where anybody has answered for the day. */
export async function noteChanges(
  tx: Tx,
  memorialUuid: string,
  { before, after }: { before: readonly StoredEvent[]; after: readonly StoredEvent[] },
  now: Date,
): Promise<void> {
  const sides = new Map(after.map((event) => [event.uuid, sideOf(event)]))
  const changed = before.flatMap((event) => {
    const its = sides.get(event.uuid)
    const side = sideOf(event)
    return its && whatChanged(side, its).length > 0 ? [{ eventUuid: event.uuid, before: side }] : []
  })
  const known = new Set(before.map(({ uuid }) => uuid))
  const added = after
    .filter(({ uuid, cancelledAt }) => !known.has(uuid) && cancelledAt === null)
    .map((event) => ({ eventUuid: event.uuid, before: newSide(event) }))
  await repo.putChanges(tx, memorialUuid, [...changed, ...added], now)
}

/** The same around an edit of the memorial's own date, place and details, which are the first event's. */
export async function notingChanges(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  memorialUuid: string,
  edit: () => Promise<void>,
): Promise<void> {
  await lockAnswers(tx, memorialUuid)
  const all = await readProgramme(tx, memorialUuid)
  const before = all.filter(({ uuid }) => uuid === memorialUuid)
  const isAnswered = all.some(({ counts }) => Object.values(counts).some((count) => count > 0))
  await edit()
  if (!isAnswered) return
  const after = (await readProgramme(tx, memorialUuid)).filter(({ uuid }) => uuid === memorialUuid)
  await noteChanges(tx, memorialUuid, { before, after }, clock.now())
  await repo.raiseFirst(tx, memorialUuid)
}

/** The changes that people may still be told of, in the order of the programme. */
export async function openChanges(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  memorialUuid: string,
): Promise<OpenChange[]> {
  const noted = await repo.readChanges(db, memorialUuid)
  if (noted.length === 0) return []
  const events = inOrder(await readProgramme(db, memorialUuid))
  return changesToTell(noted, events, { now: clock.now(), productZone: timeZone })
}

/** What people know of the programme is what it says now. */
export const closeChanges = repo.deleteChanges
