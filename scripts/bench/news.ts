import pg from 'pg'
import { openDatabaseServer } from './database.ts'

const SECONDS = 5
const ROUNDS = 3
const WRITERS = 32

/**
 * Transactions per second of many writers, each with one small row, without events and with (`NOTIFY`, which every
 * change and every queued job sends), while this many nodes listen. PostgreSQL commits transactions with events one at
 * a time.
 */
export async function commitsWithNews({ listeners }: { listeners: number }) {
  const database = await openDatabaseServer({ throwaway: false })
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client(database.connection)
    clients.push(client)
    await client.connect()
    return client
  }
  try {
    const writers: pg.Client[] = []
    for (let at = 0; at < WRITERS; at += 1) writers.push(await connect())
    for (let at = 0; at < listeners; at += 1) await (await connect()).query('listen memorial_changed')
    await writers[0]?.query('create table written (n serial, at timestamptz default now())')
    const pairs: { without: number; withNews: number; ratio: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await commits(writers, 'plain', 'insert into written default values')
      const withNews = await commits(
        writers,
        'news',
        `with row as (insert into written default values returning n)
         select pg_notify('memorial_changed', n::text) from row`,
      )
      pairs.push({ without, withNews, ratio: withNews / without })
    }
    const middle = pairs.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
    if (!middle) throw new Error('unreachable')
    return { ...middle, writers: WRITERS }
  } finally {
    for (const client of clients) await client.end()
    await database.close()
  }
}

async function commits(writers: pg.Client[], name: string, text: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let done = 0
  const one = async (writer: pg.Client) => {
    while (performance.now() < end) {
      await writer.query({ name, text })
      done += 1
    }
  }
  await Promise.all(writers.map(one))
  return done / SECONDS
}
