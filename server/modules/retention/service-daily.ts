import { timeZone } from '#app/messages/formats.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { send } from '#server/modules/archive/send-archive.ts'
import * as changes from '#server/modules/changes/service.ts'
import { removeForGood } from '#server/modules/memorials/delete-memorial.ts'
import * as payments from '#server/modules/payments/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findYear, selectHosts, selectYears, type YearRow } from './queries.ts'
import {
  isNotice,
  isReminder,
  isToClosePage,
  isToRemove,
  looksAheadTo,
  type Notice,
  noticeToTell,
} from './rules.ts'

const BATCH = 200

// The daily steps around the end of a year. Idempotent; after days without a run it catches up.

export async function runDay(context: Context): Promise<void> {
  const before = looksAheadTo(context.clock.now())
  const failures: unknown[] = []
  let after: string | null = null
  for (;;) {
    const batch: YearRow[] = await listEnding(context.db, before, after, BATCH)
    for (const year of batch) await lookAfter(context, year).catch((reason: unknown) => failures.push(reason))
    after = batch.at(-1)?.memorialUuid ?? null
    if (batch.length < BATCH) break
  }
  // A failure does not stop the others, and is retried.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} memorials could not be looked after`)
}

async function lookAfter(context: Context, seen: YearRow): Promise<void> {
  const { clock, db } = context
  const { memorialUuid } = seen
  const now = clock.now()
  if (isToClosePage(seen, now, timeZone)) {
    // It may be paid although the browser stopped before it could say so.
    await payments.settleBegunOf(context, memorialUuid, 'extension')
    await ignoreDeletedMemorial(
      changes.changeWithoutNewVersion(context, memorialUuid, (tx) => closePage(context, tx, memorialUuid)),
    )
  } else if (isToRemove(seen, now, timeZone)) {
    await payments.settleBegunOf(context, memorialUuid, 'extension')
    await removeForGood(context, memorialUuid, (tx) => isOver(context, tx, memorialUuid))
  } else if (noticeToTell(seen, await listTold(db, seen), now, timeZone))
    await db.transaction().execute(async (tx) => {
      const year = await findYear(tx, memorialUuid)
      if (year) await tell(context, tx, year)
    })
}

/** Visitors get PUBLIC_ENDED; its hosts keep access to everything. */
async function closePage(context: Context, tx: Tx, memorialUuid: string): Promise<void> {
  const before = await findYear(tx, memorialUuid)
  const archivedAt = context.clock.now()
  if (!before || !isToClosePage(before, archivedAt, timeZone)) return
  await tx.updateTable('memorials').set({ archivedAt }).where('uuid', '=', memorialUuid).execute()
  await tell(context, tx, { ...before, archivedAt })
}

/**
 * A memorial under investigation by the operator stays as long as that takes; one that was paid for stays another
 * year.
 */
async function isOver(context: Context, tx: Tx, memorialUuid: string): Promise<boolean> {
  const year = await findYear(tx, memorialUuid)
  if (!year || year.hiddenAt || !isToRemove(year, context.clock.now(), timeZone)) return false
  return payments.callOffYears(context, tx, memorialUuid)
}

/** Queues a mail for each host, in the transaction that records the notice. */
async function tell(context: Context, tx: Tx, year: YearRow): Promise<void> {
  const { memorialUuid, retainedUntil } = year
  const now = context.clock.now()
  const notice = noticeToTell(year, await listTold(tx, year), now, timeZone)
  if (!notice || !(await markTold(tx, year, notice, now))) return
  // Called with each reminder: it sends links once a year, and to successors named since the last reminder.
  if (isReminder(notice)) await send(context, tx, memorialUuid, 'ARCHIVE_YEAR_ENDING')
  for (const userUuid of await listHosts(tx, memorialUuid, now))
    await context.jobs.enqueue(tx, 'retention.tell', {
      memorialUuid,
      userUuid,
      notice,
      retainedUntil: retainedUntil.toISOString(),
    })
}

/** The next memorials, after `after`, whose year ends before `before`. */
function listEnding(db: Db, before: Date, after: string | null, limit: number): Promise<YearRow[]> {
  return selectYears(db)
    .where('retainedUntil', '<', before)
    .$if(after !== null, (query) => query.where('uuid', '>', after ?? ''))
    .orderBy('uuid')
    .limit(limit)
    .execute()
}

/** What the hosts were told about this year. */
async function listTold(db: Db, { memorialUuid, retainedUntil }: YearRow): Promise<Notice[]> {
  const rows = await db
    .selectFrom('sentMails')
    .select('kind')
    .where('memorialUuid', '=', memorialUuid)
    .where('occasion', '=', retainedUntil.toISOString())
    .execute()
  return rows.map((row) => row.kind).filter(isNotice)
}

/** False when another node recorded it at the same moment. */
async function markTold(
  tx: Tx,
  { memorialUuid, retainedUntil }: YearRow,
  notice: Notice,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('sentMails')
    .values({ memorialUuid, kind: notice, occasion: retainedUntil.toISOString(), queuedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Its hosts whose accounts can still get mail. */
async function listHosts(tx: Tx, memorialUuid: string, now: Date): Promise<string[]> {
  const rows = await selectHosts(tx, now)
    .select('users.uuid')
    .where('memorialUuid', '=', memorialUuid)
    .execute()
  return rows.map((row) => row.uuid)
}
