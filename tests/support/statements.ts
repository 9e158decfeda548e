import type pg from 'pg'

/**
 * Records the statements sent through a database's pool from now on, whoever sends them. The returned function gives
 * those so far, in order. The job queue uses connections of its own, which are not recorded.
 */
export function statementsOf({ pool }: { pool: pg.Pool }): () => string[] {
  const sent: string[] = []
  const followed = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (followed.has(client)) return
    followed.add(client)
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    const following = (...given: unknown[]) => {
      const [first] = given as [string | { text: string }]
      sent.push(typeof first === 'string' ? first : first.text)
      return query(...given)
    }
    // One function for pg's eight overloads.
    client.query = following as typeof client.query
  })
  return () => [...sent]
}
