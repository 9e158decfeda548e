import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerIn } from './keeper.ts'
import { processInfo } from './processes.ts'

/** A PostgreSQL that works in the folder right now. */
export interface Occupant {
  /** The postmaster. */
  pid: number
  /** The live server that keeps it; undefined for an orphan, which nobody will ever stop. */
  owner?: number
}

/** The lines of `postmaster.pid`: 1 is the pid, 8 the status. Empty when there is no such file. */
export function postmasterFile(home: string): string[] {
  try {
    return readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Who works in the folder. A pid that meanwhile belongs to another program does not count. */
export function findOccupant(home: string): Occupant | null {
  const pid = Number(postmasterFile(home)[0])
  const postmaster = pid > 0 ? processInfo(pid) : null
  if (!postmaster?.command.includes(join(home, 'data'))) return null
  const keeper = processInfo(postmaster.parent)
  const owner = keeper ? ownerIn(keeper.command) : null
  // A keeper that was handed to another parent has lost its server.
  return owner !== null && keeper?.parent === owner ? { pid, owner } : { pid }
}

/** Asks an orphan to stop, the longer it stays the less politely; each step is safe for the data. */
export function evict(orphan: Occupant, waitedMs: number): void {
  const signal = waitedMs < 5_000 ? 'SIGINT' : waitedMs < 10_000 ? 'SIGQUIT' : 'SIGKILL'
  try {
    process.kill(orphan.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
