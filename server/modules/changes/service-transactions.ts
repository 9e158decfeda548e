import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Tx } from '#server/ports/database.ts'
import { announceChange, beginChange, lockUndeleted } from './repo.ts'

/** Declares inside a transaction that it changes the page of a memorial. */
export type PageChanged = (memorialUuid: string) => Promise<void>

/**
 * Runs one change of a memorial in a transaction: raises its version, and after the commit tells this node and the
 * others. Changes of the same memorial are serialized. Rejects with MEMORIAL_NOT_FOUND when it was deleted.
 */
export const change = <T>(context: Context, memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  oneAfterAnother(
    context,
    memorialUuid,
    (tx) => beginChange(tx, memorialUuid, context.clock.now()),
    alwaysSeen(work),
  )

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
    changingPages(context, async (tx, pageChanged) => {
      if (!(await begin(tx))) throw new DomainError('MEMORIAL_NOT_FOUND')
      return work(tx, () => pageChanged(memorialUuid))
    }),
  )

/**
 * A transaction that determines itself which pages it changes, such as those that name a renamed host: it calls
 * `pageChanged` for each. After the commit this node and the others drop these pages from their caches. Versions stay.
 */
export async function changingPages<T>(
  { db, onChanged }: Pick<Context, 'db' | 'onChanged'>,
  work: (tx: Tx, pageChanged: PageChanged) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>()
  const result = await db.transaction().execute((tx) =>
    work(tx, async (memorialUuid) => {
      changed.add(memorialUuid)
      await announceChange(tx, memorialUuid)
    }),
  )
  for (const memorialUuid of changed) onChanged(memorialUuid)
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
