import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { RunAs } from './place.ts'

/** Exit status of a keeper that found the folder locked by another one. */
const BUSY = 75
const NAME = 'afterglow-keeper'

/**
 * Starts PostgreSQL and lives no longer than this process does: our death, however sudden, closes its
 * stdin, and then the server is stopped. A shell weighs a fiftieth of what a Node process would.
 *
 * The lock is the kernel's: PostgreSQL and its children inherit it, it holds across containers, and it
 * cannot become stale. Where there is no flock (macOS), the check of `postmaster.pid` has to do, with
 * PostgreSQL's own guard of the folder behind it. Under the lock, whatever a crash left is stale.
 * SIGINT is repeated because a server that is only just starting may miss the first.
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
  /** The folder PostgreSQL lives in; the keeper works there. */
  home: string
  socketDir: string
  postgres: string
  initdb: string
  runAs?: RunAs
  /** Otherwise a power cut may lose everything, and the data goes when the server stops. */
  durable: boolean
  settings: string[]
}

export interface Keeper {
  child: ChildProcess
  /** Of the postmaster, which may not be ready yet. */
  pid: number
  /** Resolves when the server is gone, for whatever reason. */
  gone: Promise<void>
}

/** The pid of the server that a keeper with this command line belongs to; null for any other program. */
export function ownerIn(command: string): number | null {
  const owner = new RegExp(`${NAME} (\\d+)`).exec(command)?.[1]
  return owner === undefined ? null : Number(owner)
}

/**
 * Starts a keeper and the server below it. Resolves as soon as the server has a pid, to 'busy' when
 * another keeper holds the folder, to null when it failed (the reason stands in `postgres.log`).
 */
export async function startKeeper(job: KeeperJob): Promise<Keeper | 'busy' | null> {
  const { initdb, postgres, socketDir, durable, settings } = job
  const args = [String(process.pid), initdb, postgres, socketDir, String(durable), ...settings]
  const child = spawn('/bin/sh', ['-c', SCRIPT, NAME, ...args], {
    cwd: job.home,
    // Its own session: Ctrl-C reaches only us, and we decide.
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

/** The pid that the keeper prints, or undefined when it ends without. Rejects if it cannot be started. */
async function firstLine(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) throw new Error('The keeper has no output')
  const failed = once(child, 'error').then(([error]) => Promise.reject(error))
  const lines = createInterface({ input: child.stdout })
  const first = once(lines, 'line').then(([line]) => line as string)
  return Promise.race([first, once(lines, 'close').then(() => undefined), failed])
}
