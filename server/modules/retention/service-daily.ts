import { timeZone } from '#app/messages/formats.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import * as archives from '#server/modules/archive/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import * as memorials from '#server/modules/memorials/service.ts'
import * as payments from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import * as repo from './repo.ts'
import { isReminder, isToClosePage, isToRemove, looksAheadTo, noticeToTell } from './rules.ts'

const BATCH = 200

// The daily steps around the end of a year. Idempotent; after days without a run it catches up.

export async function runDay(context: Context): Promise<void> {
  const before = looksAheadTo(context.clock.now())
  const failures: unknown[] = []
  let after: string | null = null
  for (;;) {
    const batch: repo.YearRow[] = await repo.listEnding(context.db, before, after, BATCH)
    for (const year of batch) await lookAfter(context, year).catch((reason: unknown) => failures.push(reason))
    after = batch.at(-1)?.memorialUuid ?? null
    if (batch.length < BATCH) break
  }
  // A failure does not stop the others, and is retried.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} memorials could not be looked after`)
}

async function lookAfter(context: Context, seen: repo.YearRow): Promise<void> {
  const { clock, db } = context
  const { memorialUuid } = seen
  const now = clock.now()
  if (isToClosePage(seen, now, timeZone)) {
    // It may be paid although the browser stopped before it could say so.
    await payments.settlePaid(context, memorialUuid)
    await ignoreDeletedMemorial(
      changes.changeWithoutNewVersion(context, memorialUuid, (tx) => closePage(context, tx, memorialUuid)),
    )
  } else if (isToRemove(seen, now, timeZone)) {
    await payments.settlePaid(context, memorialUuid)
    await memorials.removeForGood(context, memorialUuid, (tx) => isOver(context, tx, memorialUuid))
  } else if (noticeToTell(seen, await repo.listTold(db, seen), now, timeZone))
    await db.transaction().execute(async (tx) => {
      const year = await repo.findYear(tx, memorialUuid)
      if (year) await tell(context, tx, year)
    })
}

async function closePage(context: Context, tx: Tx, memorialUuid: string): Promise<void> {
  const before = await repo.findYear(tx, memorialUuid)
  if (!before || !isToClosePage(before, context.clock.now(), timeZone)) return
  await memorials.closePage(context, tx, memorialUuid)
  await tell(context, tx, { ...before, archivedAt: context.clock.now() })
}

/**
 * A memorial under investigation by the operator stays as long as that takes; one that was paid for stays another
 * year.
 */
async function isOver(context: Context, tx: Tx, memorialUuid: string): Promise<boolean> {
  const year = await repo.findYear(tx, memorialUuid)
  if (!year || year.hiddenAt || !isToRemove(year, context.clock.now(), timeZone)) return false
  return payments.callOff(context, tx, memorialUuid)
}

/** Queues a mail for each host, in the transaction that records the notice. */
async function tell(context: Context, tx: Tx, year: repo.YearRow): Promise<void> {
  const { memorialUuid, retainedUntil } = year
  const now = context.clock.now()
  const notice = noticeToTell(year, await repo.listTold(tx, year), now, timeZone)
  if (!notice || !(await repo.markTold(tx, year, notice, now))) return
  // Called with each reminder: it sends links once a year, and to successors named since the last reminder.
  if (isReminder(notice)) await archives.send(context, memorialUuid, 'year-ending', tx)
  for (const userUuid of await repo.listHosts(tx, memorialUuid, now))
    await context.jobs.enqueue(tx, 'retention.tell', {
      memorialUuid,
      userUuid,
      notice,
      retainedUntil: retainedUntil.toISOString(),
    })
}
