import type { Pool } from 'pg'
import type { Database } from '#server/ports/database.ts'
import type { PublicReads } from '#server/ports/public-reads.ts'
import type { Connected } from './postgres.ts'

/** So many memorials are waited for one by one; beyond, for all at once. */
const MOST = 10_000
/** A replica that failed is left alone for a while, so that not every reader waits for it. */
const PAUSE_MS = 5_000

/** A place in the primary's log (`pg_lsn`); null where it could not be asked. */
type Position = Promise<string | null>

export interface ReplicaReads extends PublicReads {
  /** The memorial was changed: a replica is asked for it again once it has come as far as the primary is now. */
  changed(memorialUuid: string): void
  /** What changed is not known: the same for every memorial. */
  changedAll(): void
}

/** All from the database itself. */
export const primaryReads = (db: Database): ReplicaReads => ({
  read: (_memorialUuid, work) => work(db),
  changed() {},
  changedAll() {},
})

/**
 * Reads from a standby, never what is older than a change this node was told of: a page that was dropped because its
 * memorial changed is not made again from a replica that lags (docs/decisions/0146). Whatever fails there is asked of
 * the primary.
 */
export function replicaReads(options: {
  primary: Connected
  replica: Connected
  /** How often and why it was of no use, for the log. */
  onAway(reason: unknown): void
  now?(): number
}): ReplicaReads {
  const { primary, replica, onAway, now = Date.now } = options
  const awaited = new Map<string, Position>()
  let floor: Position | null = positionOf(primary.pool)
  let awayUntil = 0

  async function hasReached(position: Position): Promise<boolean> {
    const wanted = await position
    if (wanted === null) return false
    // Null where it is no standby, which never reaches anything.
    const { rows } = await replica.pool.query<{ reached: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [wanted],
    )
    return rows[0]?.reached === true
  }

  /** Forgets what the replica has by now. */
  async function isCurrent(memorialUuid: string): Promise<boolean> {
    const lowest = floor
    if (lowest) {
      if (!(await hasReached(lowest))) return again(lowest)
      if (floor === lowest) floor = null
    }
    const position = awaited.get(memorialUuid)
    if (!position) return floor === null
    if (!(await hasReached(position))) return again(position, memorialUuid)
    if (awaited.get(memorialUuid) === position) awaited.delete(memorialUuid)
    return floor === null && !awaited.has(memorialUuid)
  }

  /** A position that the primary could not tell is asked for once more. */
  async function again(position: Position, memorialUuid?: string): Promise<false> {
    if ((await position) !== null) return false
    if (memorialUuid === undefined) floor = positionOf(primary.pool)
    else awaited.set(memorialUuid, positionOf(primary.pool))
    return false
  }

  return {
    async read(memorialUuid, work) {
      if (now() < awayUntil) return work(primary.db)
      try {
        if (await isCurrent(memorialUuid)) {
          const found = await work(replica.db)
          if (found !== undefined) return found
        }
      } catch (reason) {
        awayUntil = now() + PAUSE_MS
        onAway(reason)
      }
      return work(primary.db)
    },
    changed(memorialUuid) {
      if (awaited.size >= MOST) return this.changedAll()
      awaited.set(memorialUuid, positionOf(primary.pool))
    },
    changedAll() {
      awaited.clear()
      floor = positionOf(primary.pool)
    },
  }
}

/** Of all that is committed by now. */
async function positionOf(pool: Pool): Position {
  try {
    const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
    return rows[0]?.position ?? null
  } catch {
    return null
  }
}
