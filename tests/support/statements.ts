import type pg from 'pg'

/**
 * Begins to note what is asked of a database through its pool, whoever asks; returns what reads it, so far, in the
 * order in which it was sent. The queue's own connections are not among it.
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
    // One function for the eight shapes that pg gives it.
    client.query = following as typeof client.query
  })
  return () => [...sent]
}
