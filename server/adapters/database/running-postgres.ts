import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerIn } from './keeper.ts'
import { type ProcessInfo, processInfo } from './processes.ts'

/** A PostgreSQL that is running in the folder. */
interface RunningPostgres {
  /** Of the postmaster. */
  pid: number
  /** Pid of the live server that owns it; undefined for an orphan, which nobody will stop. */
  owner?: number
}

/** The lines of `postmaster.pid`: 1 is the pid, 8 the status. Empty when the file does not exist. */
export function postmasterFile(home: string): string[] {
  try {
    return readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Finds the PostgreSQL that uses the folder. A pid that now belongs to another program does not count. */
export function findRunningPostgres(home: string): RunningPostgres | null {
  const pid = Number(postmasterFile(home)[0])
  const postmaster = pid > 0 ? postmasterOf(home, pid) : null
  if (!postmaster) return null
  const keeper = processInfo(postmaster.parent)
  const owner = keeper ? ownerIn(keeper.command) : null
  // A keeper with another parent has lost its server.
  return owner !== null && keeper?.parent === owner ? { pid, owner } : { pid }
}

/** The process, if it is a PostgreSQL of this folder. */
export function postmasterOf(home: string, pid: number): ProcessInfo | null {
  const found = processInfo(pid)
  return found?.command.includes(join(home, 'data')) ? found : null
}

/** Asks a server to stop, with a stronger signal the longer it takes; each is safe for the data. */
export function evict({ pid }: RunningPostgres, waitedMs: number): void {
  const signal = waitedMs < 5_000 ? 'SIGINT' : waitedMs < 10_000 ? 'SIGQUIT' : 'SIGKILL'
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
