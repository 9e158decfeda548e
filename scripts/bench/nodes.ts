import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openDatabaseServer } from './database.ts'
import { aMemorial, openProduct, type Product } from './product.ts'

const SECONDS = 10
const CONNECTIONS = 16

/**
 * Signed-in calls per second of one web node, and of two on the same database. Two are only faster if each has a free
 * processor, besides the database and the client.
 */
export async function callsOfNodes(): Promise<{ one: number; two: number; ratio: number }> {
  const database = await openDatabaseServer({ throwaway: true })
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'afterglow-bench-'))
  const shared = { DATA_DIR, DATABASE_URL: database.url }
  const nodes: Product[] = []
  try {
    const worker = await openProduct({ ...shared, ROLE: 'worker' })
    nodes.push(await openProduct({ ...shared, ROLE: 'web' }), await openProduct({ ...shared, ROLE: 'web' }))
    const [first] = nodes
    if (!first) throw new Error('No node')
    const host = await aMemorial(first, { photos: 4, stories: 3 })
    await worker.close()
    const headers = { pid: host.token }
    const requests = ['/user', `/memorial/get/${host.uuid}`].map((path) => ({ path, headers }))
    const rateOf = async (asked: Product[], duration: number) => {
      const runs = await Promise.all(
        asked.map(({ url }) =>
          autocannon({ url, connections: CONNECTIONS / asked.length, duration, requests }),
        ),
      )
      const refused = runs.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
      if (refused > 0) throw new Error(`${refused} calls failed`)
      return runs.reduce((sum, run) => sum + run.requests.average, 0)
    }
    await rateOf(nodes, 3)
    const one = await rateOf([first], SECONDS)
    const two = await rateOf(nodes, SECONDS)
    return { one, two, ratio: two / one }
  } finally {
    for (const node of nodes) await node.close()
    await database.close()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
