import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPgBouncer } from '../cluster/pgbouncer.ts'
import { postgresServer } from '../cluster/postgres.ts'
import { aMemorial, freePort, openProduct, type Product } from './product.ts'

const SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 16
/** PgBouncer's connections to PostgreSQL. */
const POOLED = 60

/**
 * Signed-in calls per second of a node connected directly to PostgreSQL, and of one behind PgBouncer in session mode,
 * alternating.
 */
export async function callsThroughPooler() {
  const dir = await mkdtemp(join(tmpdir(), 'afterglow-bench-'))
  const postgres = await postgresServer({ dir: join(dir, 'database'), port: await freePort() })
  const home = await realpath(join(dir, 'database', 'postgres'))
  const { hostname: host, port, username: user, pathname } = new URL(postgres.url)
  const own = await freePort()
  const pooler = await startPgBouncer({
    dir: join(dir, 'pgbouncer'),
    port: own,
    to: { host, port: Number(port), user, database: pathname.slice(1) },
    mode: 'session',
    connections: POOLED,
  })
  const pooled = `postgres://${user}@127.0.0.1:${own}${pathname}`
  const nodes: Product[] = []
  const open = async (DATABASE_URL: string, ROLE: string) => {
    const node = await openProduct({ DATA_DIR: join(dir, 'data'), DATABASE_URL, ROLE })
    nodes.push(node)
    return node
  }
  try {
    const first = await open(postgres.url, 'all')
    const host = await aMemorial(first, { photos: 4, stories: 3 })
    nodes.shift()
    await first.close()
    // Both are newly started: a node that has made a memorial uses more memory.
    const direct = await open(postgres.url, 'web')
    const behind = await open(pooled, 'web')
    const headers = { pid: host.token }
    const requests = ['/user', `/memorial/get/${host.uuid}`].map((path) => ({ path, headers }))
    const rateOf = async ({ url }: Product) => {
      const run = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests })
      if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx + run.errors} calls failed`)
      return run.requests.average
    }
    for (const node of nodes) await rateOf(node)
    const pairs: { direct: number; pooled: number; ratio: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates = { direct: await rateOf(direct), pooled: await rateOf(behind) }
      pairs.push({ ...rates, ratio: rates.pooled / rates.direct })
    }
    const middle = pairs.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
    if (!middle) throw new Error('unreachable')
    return middle
  } finally {
    for (const node of nodes) await node.close()
    await pooler.end('SIGKILL')
    await postgres.stop('immediate')
    for (const one of [home, dir]) await rm(one, { recursive: true, force: true })
  }
}
