import type { Pool } from 'pg'
import type { Database } from '#server/ports/database.ts'
import type { PublicReads } from '#server/ports/public-reads.ts'
import type { Connected } from './postgres.ts'

/** Up to this many memorials have their own position; beyond, one position applies to all. */
const MOST = 10_000
/** A replica that failed is not used for a while, so that not every reader waits for it. */
const PAUSE_MS = 5_000

/** A position in the primary's log (`pg_lsn`); null when it could not be read. */
type Position = Promise<string | null>

export interface ReplicaReads extends PublicReads {
  /**
   * Call when the memorial was changed: its reads use the replica again once that has reached the primary's present
   * position.
   */
  changed(memorialUuid: string): void
  /** Call when changes may have been missed: the same for every memorial. */
  changedAll(): void
}

/** Reads everything from the primary. */
export const primaryReads = (db: Database): ReplicaReads => ({
  read: (_memorialUuid, work) => work(db),
  changed() {},
  changedAll() {},
})

/**
 * Reads from a standby, but never data older than a change this node was told of: a cached page that was dropped
 * because of a change is not rendered again from a lagging replica (docs/decisions/0046). When the replica fails, the
 * primary is used.
 */
export function replicaReads(options: {
  primary: Connected
  replica: Connected
  /** Called when the replica could not be used, for the log. */
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
    // Null when it is not a standby.
    const { rows } = await replica.pool.query<{ reached: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [wanted],
    )
    return rows[0]?.reached === true
  }

  /** Drops positions that the replica has reached. */
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

  /** Reads a position again that the primary could not tell. */
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

/** The position of everything committed by now. */
async function positionOf(pool: Pool): Position {
  try {
    const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
    return rows[0]?.position ?? null
  } catch {
    return null
  }
}
