import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Locks } from '#server/ports/locks.ts'

const CHANNEL = 'lock_wanted'
/** Making a video seekable takes three minutes at most. */
const PATIENCE_MS = 5 * 60 * 1000
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 250]

interface Turn {
  /** Calls `onWanted` of the holder; does nothing before the lock is held. */
  wanted(): void
  held: boolean
  ended: Promise<void>
}

/**
 * Advisory locks of the database, all of one process on one connection: a killed process loses them at once, and no
 * clock is involved. Waiters poll, since waiting inside the database would block the connection for the others.
 * Connects with the first lock.
 */
export function databaseLocks(connection: pg.ClientConfig): Locks {
  /** Locks within this process: the database never blocks a session by itself. */
  const turns = new Map<string, Turn>()
  let session: Promise<pg.Client> | undefined
  /** The last query of the session: `pg` takes one at a time, and several locks are asked for at once. */
  let last: Promise<unknown> = Promise.resolve()

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAlive: true })
    client.on('notification', ({ payload }) => payload && turns.get(payload)?.wanted())
    client.on('error', () => {})
    client.once('end', () => {
      session = undefined
      // The database has released the locks, so others may hold them by now.
      for (const turn of turns.values()) turn.wanted()
    })
    await client.connect()
    // A machine that vanished is noticed within half a minute, not hours.
    await client.query(
      `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`,
    )
    await client.query(`listen ${CHANNEL}`)
    return client
  }

  function connected(): Promise<pg.Client> {
    session ??= open().catch((reason) => {
      session = undefined
      throw reason
    })
    return session
  }

  function query(client: pg.Client, sql: string, values: string[]): Promise<pg.QueryResult> {
    const answer = last.then(() => client.query(sql, values))
    last = answer.catch(() => {})
    return answer
  }

  const acquire: Locks['acquire'] = async (key, options = {}) => {
    const { signal, onWanted = () => {}, patienceMs = PATIENCE_MS } = options
    const patience = AbortSignal.timeout(patienceMs)
    const given = signal ? AbortSignal.any([signal, patience]) : patience
    const { turn, end } = await ownTurn(key, onWanted, given)
    try {
      const client = await lockedBy(key, given)
      turn.held = true
      return async () => {
        await query(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {})
        end()
      }
    } catch (reason) {
      end()
      throw reason
    }
  }

  /** Waits within this process. */
  async function ownTurn(key: string, onWanted: () => void, given: AbortSignal) {
    for (let held = turns.get(key); held; held = turns.get(key)) {
      held.wanted()
      await Promise.race([held.ended, aborted(given)])
    }
    given.throwIfAborted()
    const { promise, resolve } = Promise.withResolvers<void>()
    const turn: Turn = { held: false, ended: promise, wanted: () => turn.held && onWanted() }
    turns.set(key, turn)
    const end = () => {
      turns.delete(key)
      resolve()
    }
    return { turn, end }
  }

  /** Waits among all processes. */
  async function lockedBy(key: string, given: AbortSignal): Promise<pg.Client> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const client = await connected()
      const { rows } = await query(client, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
        key,
      ])
      if (rows[0]?.mine === true) return client
      await query(client, 'select pg_notify($1, $2)', [CHANNEL, key])
      await delay(pause, undefined, { signal: given })
    }
  }

  return {
    acquire,
    async close() {
      const client = await session?.catch(() => undefined)
      await client?.end()
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
