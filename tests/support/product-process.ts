import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

const hooks = new URL('./tsx-hooks.mjs', import.meta.url).href
const program = fileURLToPath(new URL('./product.ts', import.meta.url))

export interface ProductProcess {
  child: ChildProcess
  url: string
  dataDir: string
  /** Everything the process has written so far. */
  output(): string
  /** Resolves once the output contains these words; rejects if the process ends first. */
  written(words: string): Promise<void>
  /** Its exit code, or the signal that killed it. */
  ended: Promise<number | string | null>
}

/** Runs the product in a process of its own, to test signals, exit codes and ports. */
export async function startProcess(environment: Record<string, string> = {}): Promise<ProductProcess> {
  const { PATH } = process.env
  const port = environment.PORT ?? String(await freePort())
  const dataDir = environment.DATA_DIR ?? (await aDataDir())
  const child = spawn(process.execPath, ['--import', hooks, program], {
    env: { PATH, LOG_LEVEL: 'warn', EXAMPLE: 'off', ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
      child.emit('written')
    })
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    ended,
    async written(words) {
      let over = false
      void ended.then(() => {
        over = true
        child.emit('written')
      })
      while (!output.includes(words)) {
        if (over) throw new Error(`It ended before it wrote "${words}":\n${output}`)
        await once(child, 'written')
      }
    },
  }
}

/**
 * A data folder, removed after the test together with its database, which lies elsewhere when the product runs as root.
 */
export async function aDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'afterglow-process-'))
  onTestFinished(async () => {
    const database = join(dataDir, 'postgres')
    const home = existsSync(database) ? await realpath(database) : database
    // The database of a killed product writes for a moment longer, until its supervisor has stopped it.
    for (const dir of [home, dataDir]) await rm(dir, { recursive: true, force: true, maxRetries: 10 })
  })
  return dataDir
}

/** Command lines of the processes that mention a folder. Empty where there is no /proc. */
export function processesOf(folder: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      } catch {
        return ''
      }
    })
    .filter((command) => command.includes(folder))
}
