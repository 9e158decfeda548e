import { join } from 'node:path'
import { mallocSettings, nodeArguments } from '#server/lib/memory-settings.ts'
import { project } from '../lib/project.mjs'
import { type ManagedProcess, startManaged } from './managed-process.ts'

/** One process of the built product, which can be stopped and restarted. */
export interface ClusterNode {
  name: string
  /** Its own address, bypassing nginx. */
  url: string
  start(environment?: Record<string, string>): Promise<void>
  /** `SIGKILL` acts like a power cut. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** All its output, across restarts. */
  output(): string
}

/** @param environment everything it gets besides the path of programs */
export function clusterNode(name: string, port: number, environment: Record<string, string>): ClusterNode {
  let running: ManagedProcess | undefined
  let before = ''
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    async start(more = {}) {
      before += running?.output() ?? ''
      const env = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        ...mallocSettings,
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...environment,
        ...more,
      }
      running = await startManaged(
        process.execPath,
        [...nodeArguments, join(project, 'build/server/index.js')],
        {
          env,
          cwd: project,
        },
      )
      await running.written('Afterglow is at')
    },
    async stop(signal = 'SIGTERM') {
      await running?.end(signal)
    },
    output: () => before + (running?.output() ?? ''),
  }
}
