import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrate } from '#server/adapters/database/migrate.ts'
import { openDatabaseServer } from './database.ts'
import { callOf, type Kind, kinds } from './filled-calls.ts'
import { fillWithMemorials, fillWithSessions } from './filling.ts'
import { openProduct } from './product.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
/**
 * Called first, so that connections and queues are open and statements prepared; then each kind runs on its own
 * memorial.
 */
const FIRST = 9

/** How many statements each kind of call sends to the database, by the database's own log; and a cached page. */
export async function statementsOfCalls(): Promise<{ kind: string; statements: number }[]> {
  const database = await openDatabaseServer({ throwaway: true })
  try {
    const pool = new pg.Pool({ ...database.connection, application_name: 'bench', max: 1 })
    await migrate(pool, migrations)
    await fillWithMemorials(pool, FIRST + kinds.length)
    await fillWithSessions(pool)
    for (const setting of [`log_statement = 'all'`, `log_line_prefix = '%a|'`])
      await pool.query(`alter system set ${setting}`)
    await pool.query('select pg_reload_conf()')
    await pool.end()
    const product = await openProduct({ DATABASE_URL: database.url, ROLE: 'web' })
    try {
      const counts: { kind: string; statements: number }[] = []
      const ask = async (kind: Kind, memorial: number) => {
        const { path, ...call } = callOf(kind, memorial)
        const response = await fetch(product.url + path, call)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${kind}: ${response.status}`)
      }
      const count = async (as: string, kind: Kind, memorial: number) => {
        const before = await statementsIn(database.log)
        await ask(kind, memorial)
        counts.push({ kind: as, statements: (await statementsIn(database.log)) - before })
      }
      for (const [at, kind] of kinds.entries()) {
        for (let memorial = 1; memorial <= FIRST; memorial += 1) await ask(kind, memorial)
        const own = FIRST + 1 + at
        await count(kind, kind, own)
        if (kind === 'page') await count('page that is kept', kind, own)
      }
      return counts
    } finally {
      await product.close()
    }
  } finally {
    await database.close()
  }
}

/**
 * Statements of the node's calls only: the queue and this script have application names, and `select 1` is a connection
 * check.
 */
async function statementsIn(log: string): Promise<number> {
  const lines = (await readFile(log, 'utf8')).split('\n')
  const asked = lines.filter((line) => /^(\[unknown\])?\|LOG: {2}(statement|execute)/.test(line))
  return asked.filter((line) => !/: (select 1$|set )/.test(line)).length
}
