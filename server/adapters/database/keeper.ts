import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { RunAs } from './data-folder.ts'

/** Exit status of a keeper that found the folder locked by another. */
const BUSY = 75
const NAME = 'afterglow-keeper'

/**
 * A shell script that starts PostgreSQL and lives no longer than this process: when we die, however suddenly, its stdin
 * closes, and it stops the server. A shell needs a fiftieth of the memory of a Node process.
 *
 * The lock is a kernel lock: PostgreSQL and its children inherit it, it works across containers, and it cannot become
 * stale. Without flock (macOS), the check of `postmaster.pid` has to do, backed by PostgreSQL's own guard of the
 * folder. Whoever holds the lock may treat all files that a crash left as stale. SIGINT is repeated because a server
 * that is just starting may miss the first.
 */
const SCRIPT = `
initdb=$2 postgres=$3 socket=$4 durable=$5; shift 5
if [ -n "$(find postgres.log -size +20480 2>/dev/null)" ]; then mv -f postgres.log postgres.log.1; fi
exec 2>>postgres.log 3<&0 9>>lock </dev/null
trap '' HUP INT TERM
if command -v flock >/dev/null; then flock -n 9 || exit ${BUSY}; fi
if [ ! -d data ]; then
  rm -rf data.new && "$initdb" -D data.new -U afterglow --auth=trust --encoding=UTF8 --locale-provider=builtin \
    --builtin-locale=C.UTF-8 --no-instructions $([ $durable = true ] || echo --no-sync) >&2 && mv data.new data || exit 1
fi
rm -f data/postmaster.pid "$socket/.s.PGSQL.5432" "$socket/.s.PGSQL.5432.lock"
"$postgres" -D "$PWD/data" -k "$socket" "$@" >&2 3<&- &
server=$!
echo $server
exec >&-
{ read -r _ <&3; while kill -INT $server; do sleep 1; done; } 2>/dev/null 9>&- &
watcher=$!
wait $server; status=$?
kill -KILL $watcher 2>/dev/null
[ $durable = true ] || rm -rf data
exit $status
`

interface KeeperJob {
  /** PostgreSQL's folder, and the keeper's working directory. */
  home: string
  socketDir: string
  postgres: string
  initdb: string
  runAs?: RunAs
  /** If false, a power cut may lose everything, and the data is deleted when the server stops. */
  durable: boolean
  settings: string[]
}

export interface Keeper {
  child: ChildProcess
  /** Pid of the postmaster, which may not be ready yet. */
  pid: number
  /** Resolves when the server has exited, for whatever reason. */
  gone: Promise<void>
}

/** The pid of the server that a keeper with this command line belongs to; null for any other program. */
function ownerIn(command: string): number | null {
  const owner = new RegExp(`${NAME} (\\d+)`).exec(command)?.[1]
  return owner === undefined ? null : Number(owner)
}

/**
 * Starts a keeper and its server. Resolves as soon as the server has a pid; to 'busy' when another keeper holds the
 * folder, to null when it failed (the reason is in `postgres.log`).
 */
export async function startKeeper(job: KeeperJob): Promise<Keeper | 'busy' | null> {
  const { initdb, postgres, socketDir, durable, settings } = job
  const args = [String(process.pid), initdb, postgres, socketDir, String(durable), ...settings]
  const child = spawn('/bin/sh', ['-c', SCRIPT, NAME, ...args], {
    cwd: job.home,
    // A session of its own: Ctrl-C reaches only us, and we decide.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...job.runAs,
  })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin?.on('error', () => {})
  const line = await firstLine(child)
  if (line) return { child, pid: Number(line), gone: gone.then(() => {}) }
  return (await gone) === BUSY ? 'busy' : null
}

/** The pid that the keeper prints, or undefined when it exits without. Rejects if it cannot be started. */
async function firstLine(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) throw new Error('The keeper has no output')
  const failed = once(child, 'error').then(([error]) => Promise.reject(error))
  const lines = createInterface({ input: child.stdout })
  const first = once(lines, 'line').then(([line]) => line as string)
  return Promise.race([first, once(lines, 'close').then(() => undefined), failed])
}

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
