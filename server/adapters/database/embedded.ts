import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataFolder, prepareDataFolder } from './data-folder.ts'
import {
  evict,
  findRunningPostgres,
  type Keeper,
  postmasterFile,
  postmasterOf,
  startKeeper,
} from './keeper.ts'

interface EmbeddedOptions {
  /** The server's data is in `<dataDir>/postgres`, which is created if missing. */
  dataDir: string
  log?: (line: string) => void
  /** For tests and tools: faster, not safe against a power cut, and deleted when it stops. */
  throwaway?: boolean
  /** Most connections at once; 100 by default. */
  connections?: number
  /** How long to wait for another live server to leave the folder; 5,000 by default. */
  patienceMs?: number
}

export type Embedded = ReturnType<typeof opened>

/** A live server uses the folder. */
class DatabaseInUse extends Error {
  constructor(home: string, pid: number | string) {
    super(`The database in ${home} is in use by pid ${pid}. Stop that server, or set another DATA_DIR.`)
    this.name = 'DatabaseInUse'
  }
}

/** PostgreSQL's own log says why. */
class DatabaseDidNotStart extends Error {
  constructor(home: string, log: string) {
    super(`PostgreSQL did not start in ${home}:\n${log}`)
    this.name = 'DatabaseDidNotStart'
  }
}

const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
const SETTINGS = ['-h', '', '-c', 'shared_buffers=64MB', '-c', 'log_checkpoints=off']

/**
 * Starts the embedded PostgreSQL, which never outlives this process (see `keeper.ts`). Waits for a server that is just
 * leaving the folder, stops an orphan, and cleans up after a crash. Throws `DatabaseInUse`, or an error with the end of
 * PostgreSQL's log.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = prepareDataFolder(options.dataDir)
  const began = Date.now()
  for (;;) {
    const waited = Date.now() - began
    const patient = waited < (options.patienceMs ?? 5_000)
    const running = findRunningPostgres(place.home)
    if (running?.owner !== undefined) {
      if (!patient) throw new DatabaseInUse(place.home, running.owner)
    } else if (running) {
      if (waited < 50)
        options.log?.(`stopping PostgreSQL ${running.pid}, which an earlier server left behind`)
      evict(running, waited)
    } else {
      const keeper = await start(place, options)
      if (keeper !== 'busy') return opened(place, keeper)
      if (!patient) throw new DatabaseInUse(place.home, postmasterFile(place.home)[0] ?? 'unknown')
    }
    await sleep(20)
  }
}

async function start(
  place: DataFolder,
  { throwaway = false, connections = 100 }: EmbeddedOptions,
): Promise<Keeper | 'busy'> {
  const before = readLog(place.home).length
  const keeper = await startKeeper({
    home: place.home,
    socketDir: place.socketDir,
    postgres: place.postgres,
    initdb: place.initdb,
    ...(place.runAs && { runAs: place.runAs }),
    durable: !throwaway,
    settings: [...SETTINGS, '-c', `max_connections=${connections}`, ...(throwaway ? FAST : [])],
  })
  if (keeper === 'busy') return keeper
  if (keeper && (await becomesReady(place.home, keeper))) return keeper
  // Without flock two processes can get this far; PostgreSQL itself refuses the later one.
  if (findRunningPostgres(place.home)) return 'busy'
  const log = readLog(place.home)
  // The keeper begins a new one when it is large.
  const since = log.subarray(log.length < before ? 0 : before)
  throw new DatabaseDidNotStart(place.home, since.subarray(-2000).toString().trim())
}

async function becomesReady(home: string, keeper: Keeper): Promise<boolean> {
  let running = true
  void keeper.gone.then(() => {
    running = false
  })
  while (running) {
    const lines = postmasterFile(home)
    if (Number(lines[0]) === keeper.pid && lines[7]?.trim() === 'ready') return true
    await sleep(5)
  }
  return false
}

function opened(place: DataFolder, keeper: Keeper) {
  const { pid, child, gone } = keeper
  return {
    /** For `connect` or a `pg.Pool`; a Unix socket, never a port. */
    connection: { host: place.socketDir, port: 5432, user: 'afterglow', database: 'postgres' },
    /** The postmaster's. */
    pid,
    /** Resolves when the server has exited, stopped or crashed. */
    gone,
    /** Closes open connections and resolves once the server has exited. */
    async stop() {
      child.stdin?.end()
      // Usually the keeper stops it; this is for a keeper that was killed, and for a server that takes too long.
      for (const began = Date.now(); postmasterOf(place.home, pid); await sleep(20)) {
        evict({ pid }, Date.now() - began)
      }
      await gone
      if (place.socketDir !== place.home) rmSync(place.socketDir, { recursive: true, force: true })
    },
    /** Shown to the operator: which folders are outside `dataDir`. */
    note: place.note,
  }
}

const readLog = (home: string) =>
  existsSync(join(home, 'postgres.log')) ? readFileSync(join(home, 'postgres.log')) : Buffer.alloc(0)
