import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerIn } from './keeper.ts'

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

interface ProcessInfo {
  parent: number
  /** Its program and arguments, separated by spaces. */
  command: string
}

/** Information of the system about a process; null for one that is gone, a zombie, or not visible to us. */
export function processInfo(pid: number): ProcessInfo | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

function fromProc(pid: number): ProcessInfo | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // `pid (name) state parent …`; the name may itself contain spaces and brackets.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z') return null
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return { parent: Number(parent), command }
}

function fromPs(pid: number): ProcessInfo | null {
  const line = execFileSync('ps', ['-ww', '-o', 'stat=,ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state = 'Z', parent, command = ''] = /^\s*(\S+)\s+(\d+)\s+([\s\S]*)$/.exec(line) ?? []
  return state.startsWith('Z') ? null : { parent: Number(parent), command }
}
