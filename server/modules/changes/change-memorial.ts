import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-log.ts'
import { memorial as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { lifeDates } from '#server/lib/life-span.ts'
import { address, memorialDate } from '#server/lib/programme.ts'
import { readTextBytes } from '#server/lib/text-bytes.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as views from '#server/modules/views/show-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'

// How a memorial is changed. Every write that a visitor could see goes through these functions.

/**
 * Runs one change of a memorial in a transaction: raises its version, and after the commit tells this node and the
 * others. Changes of the same memorial are serialized. Rejects with MEMORIAL_NOT_FOUND when it was deleted.
 */
export const change = <T>(context: Context, memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  changeUnseen(context, memorialUuid, alwaysSeen(work))

/** Like `change`, for what visitors may not see yet: cached pages stay, unless `work` calls `pageChanged`. */
export const changeUnseen = <T>(
  context: Context,
  memorialUuid: string,
  work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  oneAfterAnother(context, memorialUuid, (tx) => beginChange(tx, memorialUuid, context.clock.now()), work)

/**
 * Like `change`, without a new version: for what only the page shows, such as gifts and the end of its year. The book
 * and the service pack do not show it, so they stay valid.
 */
export const changeWithoutNewVersion = <T>(
  context: Context,
  memorialUuid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  oneAfterAnother(context, memorialUuid, (tx) => lockUndeleted(tx, memorialUuid), alwaysSeen(work))

/**
 * For money that has arrived: like `changeWithoutNewVersion`, and the same work without a change of the memorial when that
 * was deleted meanwhile, since the ledger is kept all the same, and the owner may restore the memorial.
 */
export async function changeEvenIfDeleted(
  context: Context,
  memorialUuid: string,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await changeWithoutNewVersion(context, memorialUuid, work)
  } catch (reason) {
    if (!(reason instanceof DomainError && reason.code === 'MEMORIAL_NOT_FOUND')) throw reason
    await context.db.transaction().execute(work)
  }
}

/** In this process first: requests that wait for a memorial's row lock would use up the connections. */
const oneAfterAnother = <T>(
  context: Context,
  memorialUuid: string,
  begin: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  context.changeTurns(memorialUuid, () =>
    runChange(context, memorialUuid, async (tx, pageChanged) => {
      if (!(await begin(tx))) throw new DomainError('MEMORIAL_NOT_FOUND')
      return work(tx, pageChanged)
    }),
  )

/** A transaction that locks what it needs itself; versions stay. Afterwards every node drops the page from its cache. */
export const changePage = <T>(
  context: Pick<Context, 'db' | 'onChanged'>,
  memorialUuid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => runChange(context, memorialUuid, alwaysSeen(work))

async function runChange<T>(
  { db, onChanged }: Pick<Context, 'db' | 'onChanged'>,
  memorialUuid: string,
  work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const uuid = memorialUuid.toLowerCase()
  let isSeen = false
  const result = await db.transaction().execute((tx) =>
    work(tx, async () => {
      isSeen = true
      // The other nodes hear of it after the commit.
      await sql`select pg_notify('memorial_changed', ${uuid})`.execute(tx)
    }),
  )
  if (isSeen) onChanged(uuid)
  return result
}

/**
 * A visitor's transaction that locks the memorial but changes no page, such as beginning a gift. It waits for changes
 * before it takes a connection, so that many of them leave connections to others.
 */
export const queueBehindChanges = <T>(
  { db, changeTurns }: Pick<Context, 'db' | 'changeTurns'>,
  memorialUuid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => changeTurns(memorialUuid, () => db.transaction().execute(work))

const alwaysSeen =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx, pageChanged: () => Promise<void>): Promise<T> => {
    const done = await work(tx)
    await pageChanged()
    return done
  }

/** The state of a memorial before an edit. */
export type BeforeEdit = Awaited<ReturnType<typeof readForEdit>>

/**
 * One edit of a memorial, of any part and module: rejected when it began from an older version, otherwise it raises the
 * version. Returns the memorial after the edit. Rejects with MEMORIAL_STALE, with the present memorial and its last
 * edit, with TOO_MUCH_TEXT, or with MEMORIAL_NOT_FOUND.
 *
 * @param version that the editor began from; without it the edit overwrites the present state
 * @param actions for the hosts' log
 */
export async function edit(
  context: Context,
  host: HostAccess,
  version: number | null | undefined,
  actions: readonly AuditAction[],
  work: (tx: Tx, before: BeforeEdit) => Promise<unknown>,
): Promise<{ memorial: Memorial }> {
  const { memorialUuid } = host
  const memorial = await change(context, memorialUuid, async (tx) => {
    const before = await readForEdit(tx, memorialUuid)
    if (version != null && version < before.editVersion)
      throw new DomainError('MEMORIAL_STALE', {
        extra: await views.readHostViewWithLastEdit(context, host, tx),
      })
    await tx
      .updateTable('memorials')
      .set((eb) => ({ editVersion: eb('editVersion', '+', 1) }))
      .where('uuid', '=', memorialUuid)
      .execute()
    // Ignored for a co-host who left meanwhile.
    await tx
      .updateTable('relationships')
      .set({ lastSavedAt: context.clock.now() })
      .where('memorialUuid', '=', memorialUuid)
      .where('userUuid', '=', host.userUuid)
      .execute()
    await limitText(tx, memorialUuid, () => work(tx, before))
    const after = actions.some((one) => quoted[one]) ? await readForEdit(tx, memorialUuid) : before
    for (const action of actions)
      await auditLog.record(context, tx, host, action, { changed: quoteChanges(action, before, after) })
    return views.readHostView(context, host, tx)
  })
  return { memorial }
}

/** What the hosts' log quotes. */
const quoted: Partial<Record<AuditAction, (keyof BeforeEdit)[]>> = {
  CHANGED_DETAILS: ['nameOfPerson', 'birthDate', 'deathDate', 'memorialDate', 'address'],
  CHANGED_ADDRESS: ['shareSlug'],
}

const quoteChanges = (action: AuditAction, before: BeforeEdit, after: BeforeEdit): string =>
  (quoted[action] ?? [])
    .flatMap((of) => (before[of] === after[of] ? [] : `${before[of] ?? '…'} → ${after[of] ?? '…'}`))
    .join('; ')

/** Saves texts of a memorial. Rejects with TOO_MUCH_TEXT when it has too much afterwards, unless that is no more than before. */
export async function limitText(tx: Tx, memorialUuid: string, save: () => Promise<unknown>): Promise<void> {
  const read = () => readTextBytes(tx, sql`${memorialUuid}`)
  const before = await read()
  await save()
  if ((await read()) > Math.max(before, limits.textBytes)) throw new DomainError('TOO_MUCH_TEXT')
}

/**
 * Begins a change: raises the version, which also serializes changes of one memorial. Undefined when it is unknown or
 * deleted.
 */
function beginChange(tx: Tx, memorialUuid: string, now: Date) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
}

/**
 * For work that no visitor sees, such as making a book: locks the memorial against changes until the transaction ends;
 * rows that refer to it can still be written by others. Undefined when it is gone.
 */
export function lockMemorial(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['version', 'paymentCompletedAt', 'retainedUntil'])
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks a memorial against everything, e.g. to delete it. False when it is deleted already. */
export async function lockUndeleted(tx: Tx, memorialUuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memorials')
    .select('uuid')
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The state that a save compares with and replaces. */
function readForEdit(tx: Tx, memorialUuid: string) {
  return tx
    .selectFrom('memorials')
    .select(['editVersion', 'shareSlug', 'profilePhotoUuid', 'hostMessage', 'hostVideoUuid'])
    .select([...lifeDates, 'nameOfPerson', memorialDate, address])
    .where('uuid', '=', memorialUuid)
    .executeTakeFirstOrThrow()
}
