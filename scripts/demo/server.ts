import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mallocSettings, nodeArguments } from '#server/lib/memory-settings.ts'

const project = join(import.meta.dirname, '../..')
const { PORT = '3000', PUBLIC_URL } = process.env
const here = `http://localhost:${PORT}`

export interface Running {
  url: string
  /** Stops the server if this script started it. */
  close(): Promise<void>
}

/** The server at PUBLIC_URL or PORT; if none answers, starts one on the same data. */
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
  const child = spawn(process.execPath, [...nodeArguments, join(project, 'build/server/index.js')], {
    env: { ...process.env, ...mallocSettings, NODE_ENV: 'production', LOG_LEVEL: 'warn', EXAMPLE: 'off' },
    // Its announcements are for people who start it directly; its errors are shown here too.
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
