import { timeZone } from '#app/messages/formats.ts'
import { ignoreDeletedMemorial } from '#server/lib/ignore-deleted-memorial.ts'
import { tryEach } from '#server/lib/try-each.ts'
import { send } from '#server/modules/archive/send-archive.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import { removeForGood } from '#server/modules/memorials/delete-memorial.ts'
import { callOffYears, settleBegunOf } from '#server/modules/payments/check-payments.ts'
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
  await tryEach(listEnding(context), (year) => lookAfter(context, year))
}

/** The memorials whose year ends soon or is over, read a batch at a time. */
async function* listEnding({ db, clock }: Context): AsyncIterable<YearRow> {
  const ending = selectYears(db).where('retainedUntil', '<', looksAheadTo(clock.now()))
  const batch = ending.orderBy('uuid').limit(BATCH)
  let years = await batch.execute()
  for (let last = years.at(-1); last; last = years.at(-1)) {
    yield* years
    years = await batch.where('uuid', '>', last.memorialUuid).execute()
  }
}

async function lookAfter(context: Context, seen: YearRow): Promise<void> {
  const { clock, db } = context
  const { memorialUuid } = seen
  const now = clock.now()
  if (isToClosePage(seen, now, timeZone)) {
    // It may be paid although the browser stopped before it could say so.
    await settleBegunOf(context, memorialUuid, 'extension')
    await ignoreDeletedMemorial(
      changes.changeWithoutNewVersion(context, memorialUuid, (tx) => closePage(context, tx, memorialUuid)),
    )
  } else if (isToRemove(seen, now, timeZone)) {
    await settleBegunOf(context, memorialUuid, 'extension')
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
  return callOffYears(context, tx, memorialUuid)
}

/** Queues a mail for each host, in the transaction that records the notice. */
async function tell(context: Context, tx: Tx, year: YearRow): Promise<void> {
  const { memorialUuid } = year
  const retainedUntil = year.retainedUntil.toISOString()
  const now = context.clock.now()
  const notice = noticeToTell(year, await listTold(tx, year), now, timeZone)
  if (!notice) return
  const isFirst = await tx
    .insertInto('sentMails')
    .values({ memorialUuid, kind: notice, occasion: retainedUntil, queuedAt: now })
    // Another node recorded it at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (!isFirst) return
  // Called with each reminder: it sends links once a year, and to successors named since the last reminder.
  if (isReminder(notice)) await send(context, tx, memorialUuid, 'ARCHIVE_YEAR_ENDING')
  const hosts = selectHosts(tx, now).select('users.uuid as userUuid').where('memorialUuid', '=', memorialUuid)
  for (const { userUuid } of await hosts.execute())
    await context.jobs.enqueue(tx, 'retention.tell', { memorialUuid, userUuid, notice, retainedUntil })
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
