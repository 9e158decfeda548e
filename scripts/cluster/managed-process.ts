import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * Runs a program that does not outlive this process: when we die, however suddenly, the shell's input closes, and the
 * program gets a signal. Its own pid comes first, over a separate pipe.
 */
const SCRIPT = `
signal=$1; shift
exec 4<&0 </dev/null
"$@" 3>&- 4<&- & p=$!
echo $p >&3
exec 3>&-
(cat <&4; kill -$signal $p) >/dev/null 2>&1 &
wait $p
`

export interface ManagedProcess {
  /** Of the program itself. */
  pid: number
  /** All its output. */
  output(): string
  /** Resolves once the output contains this text; rejects with the output if the program exits without. */
  written(words: string): Promise<void>
  /** Resolves once it has exited. */
  gone: Promise<void>
  /** Sends a signal, and resolves once it has exited. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program. Rejects if it does not exist. */
export async function startManaged(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> & { orphaned?: 'KILL' | 'QUIT' } = {},
): Promise<ManagedProcess> {
  const { orphaned = 'KILL', ...spawned } = options
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'kept', orphaned, command, ...args], {
    ...spawned,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  // Ignores errors of writing to a program that has exited.
  child.stdin?.on('error', () => {})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data
      child.emit('written')
    })
  let isGone = false
  const gone = once(child, 'exit').then(() => {
    isGone = true
    child.stdin?.end()
    child.emit('written')
  })
  const pid = await pidOf(child)
  return {
    pid,
    output: () => output,
    gone,
    async written(words) {
      while (!output.includes(words)) {
        if (isGone) throw new Error(`${command} ended before it wrote "${words}":\n${output}`)
        await once(child, 'written')
      }
    },
    async end(signal) {
      if (!isGone) process.kill(pid, signal)
      await gone
    },
  }
}

async function pidOf(child: ChildProcess): Promise<number> {
  const lines = createInterface({ input: child.stdio[3] as Readable })
  for await (const line of lines) return Number(line)
  throw new Error('The shell did not start')
}
