import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { type DataFolder, prepareDataFolder } from '#server/adapters/database/data-folder.ts'
import { type ManagedProcess, startManaged } from './managed-process.ts'

const USER = 'afterglow'

export interface PostgresServer {
  /** For `DATABASE_URL`. */
  url: string
  port: number
  start(): Promise<void>
  /** `fast` closes connections and cancels statements; `immediate` acts like a power cut. */
  stop(how?: 'fast' | 'immediate'): Promise<void>
}

interface Wanted {
  /** An empty folder of its own. */
  dir: string
  port: number
  settings?: string[]
}

/** The PostgreSQL installed by npm, on a port of the loopback, with durable data. */
export async function postgresServer(wanted: Wanted): Promise<PostgresServer> {
  const place = prepareDataFolder(wanted.dir)
  const args = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--no-sync', '-D', join(place.home, 'data')]
  const made = spawnSync(place.initdb, args, { ...place.runAs, cwd: place.home })
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`)
  const server = runner(place, wanted)
  await server.start()
  return server
}

function runner(place: DataFolder, { port, settings = [] }: Wanted): PostgresServer {
  let running: ManagedProcess | undefined
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${place.home}`,
    'max_connections=200',
    'shared_buffers=64MB',
    ...settings,
  ]
  return {
    url,
    port,
    async start() {
      const args = ['-D', join(place.home, 'data'), ...options.flatMap((option) => ['-c', option])]
      running = await startManaged(place.postgres, args, {
        ...place.runAs,
        cwd: place.home,
        orphaned: 'QUIT',
      })
      await answering(url, running)
    },
    async stop(how = 'fast') {
      await running?.end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    },
  }
}

async function answering(url: string, running: ManagedProcess): Promise<void> {
  let isGone = false
  void running.gone.then(() => {
    isGone = true
  })
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      if (isGone) throw new Error(`PostgreSQL did not start:\n${running.output()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
