import { DomainError } from '#server/lib/domain-error.ts'
import { keyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import { announceChange, beginChange, lockMemorialRow } from './repo.ts'
import { lockUndeleted } from './repo-removal.ts'

interface ChangeDeps {
  db: Database
  clock: Clock
  onChanged: OnChanged
}

interface ChangeEffect {
  /** Only adds content, so a reader of the cached page misses nothing that was removed or corrected. */
  onlyAdds: boolean
}

/** Called after every committed change, so that cached pages are renewed. */
export type OnChanged = (memorialUuid: string, kind?: ChangeEffect) => void

/** Declares inside a transaction that it changes the page of a memorial. */
export type PageChanged = (memorialUuid: string) => Promise<void>

/** Serializes changes of each memorial. */
export function changing({ db, clock, onChanged }: ChangeDeps) {
  /** A lock in this process: otherwise requests that wait for a memorial's row lock would use up the connections. */
  const oneAtATime = keyedMutex()

  /**
   * Runs one change of a memorial in a transaction: raises its version, and after the commit tells this node and the
   * others. Changes of the same memorial are serialized. Rejects with MEMORIAL_NOT_FOUND when it was deleted.
   */
  const change = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>, kind?: ChangeEffect): Promise<T> =>
    oneAfterAnother(memorialUuid, (tx) => beginChange(tx, memorialUuid, clock.now()), alwaysSeen(work), kind)

  /** Like `change`, for what visitors may not see yet: cached pages stay, unless `work` calls `pageChanged`. */
  const changeUnseen = <T>(
    memorialUuid: string,
    work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
  ): Promise<T> => oneAfterAnother(memorialUuid, (tx) => beginChange(tx, memorialUuid, clock.now()), work)

  /**
   * Like `change`, without a new version: for what only the page shows, such as gifts and the end of its year. The book
   * and the service pack do not show it, so they stay valid.
   */
  const changeWithoutNewVersion = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    oneAfterAnother(memorialUuid, (tx) => lockUndeleted(tx, memorialUuid), alwaysSeen(work))

  const oneAfterAnother = <T>(
    memorialUuid: string,
    begin: (tx: Tx) => Promise<unknown>,
    work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
    kind?: ChangeEffect,
  ): Promise<T> =>
    oneAtATime(memorialUuid, () =>
      changingPages(async (tx, pageChanged) => {
        if (!(await begin(tx))) throw new DomainError('MEMORIAL_NOT_FOUND')
        return work(tx, () => pageChanged(memorialUuid))
      }, kind),
    )

  /**
   * A transaction that determines itself which pages it changes, such as those that name a renamed host: it calls
   * `pageChanged` for each. After the commit this node and the others drop these pages from their caches. Versions
   * stay.
   */
  async function changingPages<T>(
    work: (tx: Tx, pageChanged: PageChanged) => Promise<T>,
    kind?: ChangeEffect,
  ): Promise<T> {
    const changed = new Set<string>()
    const result = await db.transaction().execute((tx) =>
      work(tx, async (memorialUuid) => {
        changed.add(memorialUuid)
        await announceChange(tx, memorialUuid)
      }),
    )
    for (const memorialUuid of changed) onChanged(memorialUuid, kind)
    return result
  }

  /**
   * A visitor's transaction that locks the memorial but changes no page, such as beginning a gift. It waits for changes
   * before it takes a connection, so that many of them leave connections to others.
   */
  const queueBehindChanges = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    oneAtATime(memorialUuid, () => db.transaction().execute(work))

  /**
   * For work that no visitor sees, such as making a book: locks the memorial against changes until the transaction
   * ends. Undefined when it is gone.
   */
  const lockMemorial = (tx: Tx, memorialUuid: string) => lockMemorialRow(tx, memorialUuid)

  return { change, changeUnseen, changeWithoutNewVersion, changingPages, queueBehindChanges, lockMemorial }
}

const alwaysSeen =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx, pageChanged: () => Promise<void>): Promise<T> => {
    const done = await work(tx)
    await pageChanged()
    return done
  }
