import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { project } from '../lib/project.mjs'
import { temporaryRoot } from '../lib/throwaway-database.ts'
import { type MailServer, mailServer } from './mail.ts'
import { startNginx } from './nginx.ts'
import { type ClusterNode, clusterNode } from './node.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { type PostgresServer, postgresServer } from './postgres.ts'
import { type S3Server, s3Server } from './s3.ts'

/** For three nodes, doubled while one restarts; the server accepts 200. */
const POOLED = 150

export interface Cluster {
  /** Address of nginx. */
  url: string
  operatorToken: string
  /** Two web nodes. */
  webs: readonly [ClusterNode, ClusterNode]
  /** Runs the jobs. */
  worker: ClusterNode
  postgres: PostgresServer
  s3: S3Server
  mail: MailServer
  /** The folder of all data, deleted on close. */
  dir: string
  close(): Promise<void>
}

export interface ClusterOptions {
  /** For all nodes. */
  environment?: Record<string, string>
  /** Where media are: in a bucket, each node with its own `DATA_DIR`, or in one shared `DATA_DIR`. */
  storage?: 's3' | 'disk'
  /** Whether nodes reach the database through PgBouncer, in session mode. */
  pooled?: boolean
  /** Whether nginx caches public pages. */
  edge?: boolean
  /** For single nodes: `web-1`, `web-2`, `worker`. */
  nodes?: Partial<Record<'web-1' | 'web-2' | 'worker', Record<string, string>>>
}

/**
 * The product with several nodes: PostgreSQL, an S3 and an SMTP server, two web nodes, a worker, and nginx in front,
 * all on free ports of the loopback. Nothing outlives this process. Needs a build.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { environment = {}, nodes = {}, storage = 's3', pooled = false, edge = false } = options
  if (!existsSync(join(project, 'build/server/index.js')))
    throw new Error('There is no build: npm run build makes one.')
  const dir = await mkdtemp(join(temporaryRoot(), 'afterglow-cluster-'))
  const undo: (() => unknown)[] = [() => rm(dir, { recursive: true, force: true })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const [front, first, second, third] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ] as const
    const postgres = await postgresServer({ dir: join(dir, 'database'), port: await freePort() })
    undo.push(async () => {
      const home = realpathSync(join(dir, 'database', 'postgres'))
      await postgres.stop('immediate')
      await rm(home, { recursive: true, force: true })
    })
    let databaseUrl = postgres.url
    if (pooled) {
      const { hostname: host, port, username: user, pathname } = new URL(postgres.url)
      const to = { host, port: Number(port), user, database: pathname.slice(1) }
      const own = await freePort()
      const pooler = await startPgBouncer({
        dir: join(dir, 'pgbouncer'),
        port: own,
        to,
        mode: 'session',
        connections: POOLED,
      })
      undo.push(() => pooler.end('SIGKILL'))
      databaseUrl = `postgres://${user}@127.0.0.1:${own}/${to.database}`
    }
    const s3 = await s3Server(await freePort())
    undo.push(s3.close)
    const mail = await mailServer(await freePort())
    undo.push(mail.stop)

    const operatorToken = 'the-operators-token-of-a-cluster'
    const shared = {
      PUBLIC_URL: `http://localhost:${front}`,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      OPERATOR_TOKEN: operatorToken,
      JOB_RETRY_SECONDS: '1',
      ...(edge && { EDGE_SECONDS: '5' }),
      ...(storage === 's3' ? s3.environment : {}),
      ...environment,
    }
    const node = (name: 'web-1' | 'web-2' | 'worker', port: number) => {
      const made = clusterNode(name, port, {
        ROLE: name === 'worker' ? 'worker' : 'web',
        DATA_DIR: join(dir, storage === 's3' ? name : 'data'),
        ...shared,
        ...nodes[name],
      })
      undo.push(() => made.stop('SIGKILL'))
      return made
    }
    const webs = [node('web-1', first), node('web-2', second)] as const
    const worker = node('worker', third)
    // All at once, as after an upgrade.
    await Promise.all([...webs, worker].map((one) => one.start()))
    const nginx = await startNginx({ dir: join(dir, 'nginx'), port: front, nodePorts: [first, second] })
    undo.push(() => nginx.end('SIGTERM'))
    return { url: shared.PUBLIC_URL, operatorToken, webs, worker, postgres, s3, mail, dir, close }
  } catch (reason) {
    await close()
    throw reason
  }
}
