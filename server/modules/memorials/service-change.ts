import { DomainError } from '#server/lib/domain-error.ts'
import { keyedMutex } from '#server/lib/keyed-mutex.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database, Tx } from '#server/ports/database.ts'
import { announceChange, beginChange, holdStanding } from './repo.ts'
import { lockStanding } from './repo-removal.ts'

interface ChangeDeps {
  db: Database
  clock: Clock
  onChanged: OnChanged
}

interface ChangeKind {
  /** Nothing that could be read before is gone or different: nobody is harmed by whoever reads the page as it was. */
  onlyAdds: boolean
}

/** Told after every committed change, so that kept pages are made anew. */
export type OnChanged = (memorialUuid: string, kind?: ChangeKind) => void

/** Says inside a transaction that the page of a memorial will not be what it was. */
export type PageChanged = (memorialUuid: string) => Promise<void>

/** Changes of one memorial, one after the other. */
export function changing({ db, clock, onChanged }: ChangeDeps) {
  /** Of this process: whoever waits for a memorial's row lock would keep a connection from everybody else. */
  const oneAtATime = keyedMutex()

  /**
   * Runs the writes of one change of a memorial in a transaction: raises its version, and once it is committed
   * tells this node and the others. Changes of the same memorial take turns. Rejects with MEMORIAL_NOT_FOUND
   * when it has been deleted.
   */
  const change = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>, kind?: ChangeKind): Promise<T> =>
    inTurn(memorialUuid, (tx) => beginChange(tx, memorialUuid, clock.now()), alwaysSeen(work), kind)

  /** Like `change`, for what readers may not see yet: kept pages stay, unless `work` calls `pageChanged`. */
  const changeUnseen = <T>(
    memorialUuid: string,
    work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
  ): Promise<T> => inTurn(memorialUuid, (tx) => beginChange(tx, memorialUuid, clock.now()), work)

  /**
   * Like `change`, for what is on its page and in nothing that is made of it: what was given, and until when it is
   * kept. Its version stays, and with it the book and the service pack.
   */
  const changeBeside = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTurn(memorialUuid, (tx) => lockStanding(tx, memorialUuid), alwaysSeen(work))

  const inTurn = <T>(
    memorialUuid: string,
    begin: (tx: Tx) => Promise<unknown>,
    work: (tx: Tx, pageChanged: () => Promise<void>) => Promise<T>,
    kind?: ChangeKind,
  ): Promise<T> =>
    oneAtATime(memorialUuid, () =>
      changingPages(async (tx, pageChanged) => {
        if (!(await begin(tx))) throw new DomainError('MEMORIAL_NOT_FOUND')
        return work(tx, () => pageChanged(memorialUuid))
      }, kind),
    )

  /**
   * A transaction that finds out itself whose pages it changes, such as those that name a host who is renamed: it calls
   * `pageChanged` for each. Once it is committed, this node and the others drop the pages they keep. Versions stay.
   */
  async function changingPages<T>(
    work: (tx: Tx, pageChanged: PageChanged) => Promise<T>,
    kind?: ChangeKind,
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
   * A transaction of visitors that changes no page, such as beginning a gift, and holds the memorial still: it waits its
   * turn behind changes before it takes a connection, so that a crowd of them leaves connections to everybody else.
   */
  const besideChanges = <T>(memorialUuid: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    oneAtATime(memorialUuid, () => db.transaction().execute(work))

  /**
   * For what is done about a memorial that no reader sees, such as making a book of it: takes turns with all else
   * that changes it, until the transaction ends. Undefined when it is gone.
   */
  const takeTurn = (tx: Tx, memorialUuid: string) => holdStanding(tx, memorialUuid)

  return { change, changeUnseen, changeBeside, changingPages, besideChanges, takeTurn }
}

const alwaysSeen =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx, pageChanged: () => Promise<void>): Promise<T> => {
    const done = await work(tx)
    await pageChanged()
    return done
  }
