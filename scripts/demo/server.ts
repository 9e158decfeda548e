import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const project = join(import.meta.dirname, '../..')
const { PORT = '3000', PUBLIC_URL, DATA_DIR = './data', OPERATOR_TOKEN } = process.env
const here = `http://localhost:${PORT}`

export interface Running {
  url: string
  /** Stops it, if it was started for this. */
  close(): Promise<void>
}

/** The server that answers at PUBLIC_URL or PORT; where none does, one is started on the same data. */
export async function aRunningServer(): Promise<Running> {
  for (const url of [PUBLIC_URL?.replace(/\/$/, ''), here])
    if (url && (await answers(url))) return { url, close: async () => {} }
  return started()
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => null)
  const answer = await response?.json().catch(() => null)
  return answer?.success === true
}

async function started(): Promise<Running> {
  const bootstrap = join(project, 'scripts/bootstrap.mjs')
  const { status } = spawnSync(process.execPath, [bootstrap, 'start'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('Without a build no server can be started.')
  const child = spawn(process.execPath, [join(project, 'build/server/index.js')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    // What it announces is for people who started it; what stops it goes to theirs who started this.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  while (!(await answers(here))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The example needs a server, and none could be started.')
    await sleep(100)
  }
  return {
    url: here,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** OPERATOR_TOKEN, else what a server on the same DATA_DIR made. */
export async function operatorToken(): Promise<string> {
  if (OPERATOR_TOKEN) return OPERATOR_TOKEN
  const path = join(DATA_DIR, 'operator-token')
  const found = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `There is no operator token at ${path}. Set DATA_DIR or OPERATOR_TOKEN as the server has it.`,
    )
  })
  return found.trim()
}
