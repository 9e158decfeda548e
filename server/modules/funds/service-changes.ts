import { funds as limits } from '#contract/limits.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import type { FundChangeNews } from '#server/ports/jobs.ts'
import { presentChange } from './present-changes.ts'
import * as repo from './repo-changes.ts'
import { type FundRow, saySame } from './rules-edit.ts'

// New words of a fund that holds gifts: every host is told at once, and each of them can stop them, before they take effect
// (docs/decisions/0029).

const WAIT_MS = limits.changeWaitHours * 60 * 60 * 1000

/**
 * In the transaction of the owner's save. The same words as those that wait already change nothing, others take their place and
 * wait anew. Rejects with TOO_MANY_ATTEMPTS, since each is mailed to every host.
 */
export async function ask(context: Context, tx: Tx, host: HostAccess, fund: FundRow): Promise<void> {
  const waiting = await repo.findWaiting(tx, fund.uuid)
  if (waiting && saySame(waiting, fund)) return
  await context.limits.take('fundChangeByUser', host.userUuid)
  const now = context.clock.now()
  if (waiting)
    await repo.endChange(tx, waiting.uuid, { state: 'WITHDRAWN', endedAt: now, endedBy: host.userUuid })
  const { uuid } = await repo.insertChange(
    tx,
    {
      memorialUuid: host.memorialUuid,
      fundUuid: fund.uuid,
      askedBy: host.userUuid,
      askedAt: now,
      dueAt: new Date(now.getTime() + WAIT_MS),
    },
    fund,
  )
  await tell(context, tx, host.memorialUuid, uuid, 'ASKED')
}

/** In the transaction of a save that closed funds: what waited for them does not take effect when they are opened again. */
export async function lapseOfClosed(context: Context, tx: Tx, memorialUuid: string): Promise<void> {
  for (const { uuid } of await repo.listOfClosed(tx, memorialUuid)) {
    await repo.endChange(tx, uuid, { state: 'LAPSED', endedAt: context.clock.now(), endedBy: null })
    await tell(context, tx, memorialUuid, uuid, 'LAPSED')
  }
}

/** What waits, the first to take effect at the top. */
export async function listChanges({ db }: Pick<Context, 'db'>, { memorialUuid, userUuid }: HostAccess) {
  const rows = await repo.listWaiting(db, memorialUuid)
  return { changes: rows.map((row) => presentChange(row, userUuid)) }
}

/**
 * The asker withdraws it, any other host objects. One that was stopped before stays so, by whoever came first. Rejects with
 * FUND_CHANGE_MISSING, or FUND_CHANGE_DONE when it took effect.
 */
export async function stopChange(context: Context, host: HostAccess, changeUuid: string) {
  const { memorialUuid, userUuid } = host
  await changes.changeUnseen(context, memorialUuid, async (tx) => {
    const change = await repo.findChange(tx, changeUuid)
    if (change?.memorialUuid !== memorialUuid) throw new DomainError('FUND_CHANGE_MISSING')
    if (change.state === 'DONE') throw new DomainError('FUND_CHANGE_DONE')
    if (change.state !== 'WAITING') return
    const state = change.askedBy === userUuid ? 'WITHDRAWN' : 'OBJECTED'
    await repo.endChange(tx, change.uuid, { state, endedAt: context.clock.now(), endedBy: userUuid })
    await auditLog.record(context, tx, host, 'STOPPED_FUND_CHANGE')
    await tell(context, tx, memorialUuid, change.uuid, state)
  })
  return listChanges(context, host)
}

/** Those whose time has come take effect, if who asked is still the owner and the fund is open. */
export async function applyDue(context: Context): Promise<void> {
  for (const { uuid, memorialUuid } of await repo.listDue(context.db, context.clock.now()))
    try {
      await changes.change(context, memorialUuid, (tx) => apply(context, tx, uuid))
    } catch (reason) {
      // Deleted a moment ago: it waits until the memorial is restored.
      if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
    }
}

async function apply(context: Context, tx: Tx, uuid: string): Promise<void> {
  const change = await repo.findChange(tx, uuid)
  if (change?.state !== 'WAITING') return
  const { memorialUuid, askedBy } = change
  const counts =
    change.closedAt === null && askedBy !== null && (await repo.isOwner(tx, memorialUuid, askedBy))
  const state = counts ? 'DONE' : 'LAPSED'
  await repo.endChange(tx, uuid, { state, endedAt: context.clock.now(), endedBy: null })
  if (counts) {
    await repo.applyWords(tx, change)
    // A save that began before would ask for the former words.
    await changes.raiseEditVersion(tx, memorialUuid)
  }
  await tell(context, tx, memorialUuid, uuid, state)
}

async function tell(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  memorialUuid: string,
  changeUuid: string,
  news: FundChangeNews,
): Promise<void> {
  for (const { uuid: userUuid } of await repo.listHosts(tx, memorialUuid))
    await jobs.enqueue(tx, 'fund.change-told', { changeUuid, userUuid, news })
}
