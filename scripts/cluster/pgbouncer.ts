import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type ManagedProcess, startManaged } from './managed-process.ts'

/** The path in Debian's package. */
const PROGRAM = '/usr/sbin/pgbouncer'

export const isPgBouncerInstalled = (): boolean => spawnSync(PROGRAM, ['--version']).status === 0

interface Wanted {
  /** A folder of its own; created if missing. */
  dir: string
  port: number
  /** The server behind it. */
  to: { host: string; port: number; user: string; password?: string | undefined; database: string }
  mode: 'session' | 'transaction'
  /** Most connections to the server. */
  connections: number
}

/**
 * PgBouncer on a port of the loopback, in front of one database, without authentication. Stop it with `SIGKILL`: its
 * behaviour at other signals depends on its version.
 */
export async function startPgBouncer({ dir, port, to, mode, connections }: Wanted): Promise<ManagedProcess> {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'pgbouncer.ini')
  const password = to.password ? ` password=${to.password}` : ''
  writeFileSync(
    file,
    `[databases]
${to.database} = host=${to.host} port=${to.port} dbname=${to.database} user=${to.user}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
unix_socket_dir =
pool_mode = ${mode}
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  // It refuses to run as root, as PostgreSQL does.
  const isRoot = process.getuid?.() === 0
  const pooler = await startManaged(PROGRAM, [...(isRoot ? ['--user=nobody'] : []), file])
  await answering(port, pooler)
  return pooler
}

async function answering(port: number, pooler: ManagedProcess): Promise<void> {
  let isGone = false
  void pooler.gone.then(() => {
    isGone = true
  })
  while (!(await isReached(port))) {
    if (isGone) throw new Error(`PgBouncer did not start:\n${pooler.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const isReached = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
  })
