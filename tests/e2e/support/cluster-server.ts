import pg from 'pg'
import { startCluster } from '../../../scripts/cluster/cluster.ts'
import { isPgBouncerInstalled } from '../../../scripts/cluster/pgbouncer.ts'
import type { RunningServer } from './server.ts'

/**
 * The product as two web nodes and a worker behind nginx (`npm run test:cluster`). `stop` stops one web node, the other
 * one each time, while the remaining node serves. Nodes reach the database through PgBouncer where it is installed, as
 * in CI (docs/decisions/0004).
 */
export async function clusterServer(): Promise<RunningServer> {
  const cluster = await startCluster({ pooled: isPgBouncerInstalled() })
  const { url, dir, webs, worker, mail, s3, operatorToken } = cluster
  let [next, stopped] = webs
  return {
    url,
    dataDir: dir,
    async stop(signal) {
      ;[next, stopped] = [stopped, next]
      await stopped.stop(signal)
    },
    resume: () => stopped.start(),
    remove: cluster.close,
    stored: s3.read,
    mailbox: async () => mail.mails.toReversed(),
    async emptyMailbox() {
      mail.mails.length = 0
    },
    operator: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { pid: operatorToken, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async query(text, values) {
      const database = new pg.Client({ connectionString: cluster.postgres.url })
      await database.connect()
      try {
        return await database.query(text, values)
      } finally {
        await database.end()
      }
    },
    get output() {
      return [...webs, worker].map((node) => node.output()).join('')
    },
  }
}
