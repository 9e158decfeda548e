import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Cluster, type ClusterOptions, startCluster } from '../../../scripts/cluster/cluster.ts'

/** A cluster for one test, closed after it. If the test failed, the end of each node's output is printed. */
export async function aCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await startCluster(options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const node of [...cluster.webs, cluster.worker])
        process.stderr.write(`${node.name}:\n${node.output().slice(-4_000)}\n`)
    await cluster.close()
  })
  return cluster
}

/** Queries the database over a new connection. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  { postgres }: Cluster,
  query: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}

/** The result of a `select count(*)`. */
export async function countOf(cluster: Cluster, query: string, values: unknown[] = []): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(cluster, query, values)
  return Number(row?.count)
}
