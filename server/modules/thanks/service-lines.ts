import { randomUUID } from 'node:crypto'
import type { Body } from '#contract/endpoint.ts'
import { thanks as limits } from '#contract/host-limits.ts'
import type {
  addThanks as addCall,
  markThanked as markCall,
  saveThanks as saveCall,
  ThanksLine,
} from '#contract/thanks.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { countWritten, readLines, readNamesakes } from './repo-lines.ts'
import * as repo from './repo-write.ts'
import { noteOf, thankedOf } from './rules-lines.ts'
import type { LineRows } from './rules-rows.ts'
import { presentOne, presentSome } from './service-list.ts'
import { type QueueNeeds, queueThanks } from './thanks-queue.ts'

// What hosts do with the lines of whom to thank. Every call rejects with THANKS_NOT_FOUND for a line or reason that is gone,
// or belongs to another memorial.

/** Begins a line. The same id again gives the same line. Rejects with THANKS_FULL. */
export function addThanks(
  context: QueueNeeds & Pick<Context, 'clock'>,
  { memorialUuid }: HostAccess,
  written: Body<typeof addCall>,
): Promise<{ line: ThanksLine; namesakes: { uuid: string; name: string }[] }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const found = await repo.findWritten(tx, written.id)
    const lineUuid =
      found?.memorialUuid === memorialUuid
        ? found.lineUuid
        : await begin(
            tx,
            memorialUuid,
            found ? { ...written, id: randomUUID() } : written,
            context.clock.now(),
          )
    return {
      line: await presentOne(tx, memorialUuid, lineUuid),
      namesakes: await readNamesakes(tx, memorialUuid, lineUuid, written.name),
    }
  })
}

async function begin(
  tx: Tx,
  memorialUuid: string,
  written: Body<typeof addCall>,
  now: Date,
): Promise<string> {
  if ((await countWritten(tx, memorialUuid)) >= limits.writtenMax) throw new DomainError('THANKS_FULL')
  return repo.insertWritten(tx, memorialUuid, written, now)
}

/** Rejects with THANKS_CHANGED, and with ALREADY_THANKED for a change of a note that was sent. */
export function saveThanks(
  context: QueueNeeds,
  { memorialUuid }: HostAccess,
  lineUuid: string,
  { version, ...typed }: Body<typeof saveCall>,
): Promise<{ line: ThanksLine }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const line = await find(tx, memorialUuid, lineUuid)
    const isSent = thankedOf(line)?.how === 'NOTE'
    if (isSent && typed.note !== undefined && typed.note !== noteOf(line))
      throw new DomainError('ALREADY_THANKED')
    if (!(await repo.saveTyped(tx, lineUuid, typed, version))) throw new DomainError('THANKS_CHANGED')
    return { line: await presentOne(tx, memorialUuid, lineUuid) }
  })
}

/** Ticks lines off, or takes that back. Those that are gone are left out. */
export function markThanked(
  context: QueueNeeds & Pick<Context, 'clock'>,
  { memorialUuid, userUuid }: HostAccess,
  { lineUuids, how }: Body<typeof markCall>,
): Promise<{ lines: ThanksLine[] }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const lines = await readLines(tx, memorialUuid, [...new Set(lineUuids)])
    const known = lines.map(({ uuid }) => uuid)
    if (how === null) await repo.unmarkThanked(tx, known)
    else await repo.markThanked(tx, known, how, { userUuid, now: context.clock.now() })
    return { lines: await presentSome(tx, memorialUuid, known) }
  })
}

/** Two lines become one, also when they are that already. */
export function joinThanks(
  context: QueueNeeds,
  { memorialUuid }: HostAccess,
  lineUuid: string,
  otherUuid: string,
): Promise<{ line: ThanksLine }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const line = await find(tx, memorialUuid, lineUuid)
    if (!line.people.some(({ uuid }) => uuid === otherUuid)) {
      await find(tx, memorialUuid, otherUuid)
      await repo.joinLines(tx, memorialUuid, lineUuid, otherUuid)
    }
    return { line: await presentOne(tx, memorialUuid, lineUuid) }
  })
}

/** Gives a reason a line of its own, with what was joined to its line together with it. */
export function partThanks(
  context: QueueNeeds & Pick<Context, 'clock'>,
  { memorialUuid }: HostAccess,
  reasonUuid: string,
): Promise<{ lines: ThanksLine[] }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const { lineUuid, personUuid } = await findReason(tx, memorialUuid, reasonUuid)
    const line = await find(tx, memorialUuid, lineUuid)
    const own = line.reasons.filter((reason) => reason.personUuid === personUuid)
    const [first] = line.people.filter(({ uuid }) => uuid !== lineUuid)
    let parted = personUuid
    if (personUuid !== lineUuid) await repo.partPerson(tx, personUuid)
    else if (own.length > 1) parted = await repo.partReason(tx, memorialUuid, reasonUuid, context.clock.now())
    else if (first) await repo.partJoined(tx, lineUuid, first.uuid)
    const rest = parted === lineUuid ? first?.uuid : lineUuid
    const uuids = [rest, parted].filter((uuid) => uuid !== undefined)
    return { lines: await presentSome(tx, memorialUuid, uuids) }
  })
}

/** Removes what a host wrote down, or brings it back; either twice changes nothing. */
export function removeThanks(
  context: QueueNeeds & Pick<Context, 'clock'>,
  { memorialUuid }: HostAccess,
  reasonUuid: string,
  isRemoved: boolean,
): Promise<{ line: ThanksLine | null }> {
  return queueThanks(context, memorialUuid, async (tx) => {
    const { lineUuid, isWritten } = await findReason(tx, memorialUuid, reasonUuid)
    if (!isWritten) throw new DomainError('THANKS_NOT_FOUND')
    await repo.setRemoved(tx, reasonUuid, isRemoved ? context.clock.now() : null)
    const [line] = await presentSome(tx, memorialUuid, [lineUuid])
    return { line: line ?? null }
  })
}

async function find(tx: Tx, memorialUuid: string, lineUuid: string): Promise<LineRows> {
  const [line] = await readLines(tx, memorialUuid, [lineUuid])
  if (!line) throw new DomainError('THANKS_NOT_FOUND')
  return line
}

async function findReason(tx: Tx, memorialUuid: string, reasonUuid: string) {
  const reason = await repo.findReason(tx, memorialUuid, reasonUuid)
  if (!reason) throw new DomainError('THANKS_NOT_FOUND')
  return reason
}
