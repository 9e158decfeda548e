import { type ClientBase, escapeLiteral, type Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/adapters/database/postgres.ts'
import { findBySlug } from '#server/modules/access/queries.ts'
import { findOwnBySlug } from '#server/modules/contributions/submit-contribution.ts'
import { countNews } from '#server/modules/dashboard/visit-memorial.ts'
import { readKnown } from '#server/modules/rsvps/identify-sender.ts'
import { readBySlug } from '#server/modules/views/read-memorial.ts'
import type { Db } from '#server/ports/database.ts'
import { type FreshDatabase, freshDatabase } from '../../support/database.ts'
import { fillWithMemorials } from '../../support/fill-with-memorials.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

const MEMORIALS = 1000

// The queries of every visitor use an index, however many memorials there are. Both kinds of plan are checked: the
// custom one, for its values, and the generic one, which PostgreSQL may use for a prepared statement (prepared.ts).
describe.each(['custom', 'generic'] as const)('with a %s plan', (kind) => {
  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['who may read a memorial', (db) => findBySlug(db, 'person-7')],
    ['what its page shows', (db) => readBySlug(db, 'person-7')],
    [
      'what is known of who answers',
      (db) =>
        readKnown(db, nobody, {
          caller: { uuid: nobody, email: 'guest-7@example.com' },
          inviteToken: 'link-7',
          answerToken: nobody,
          receipt: `${nobody}.1.x`,
        }),
    ],
    ['what is new for its hosts', (db) => countNews(db, nobody, null, new Date())],
    ['what a visitor added to it', (db) => findOwnBySlug(db, 'person-7', nobody)],
  ])('%s reads no whole table', async (_, read) => {
    const plan = await planOf(read, kind)
    expect(plan.join('\n')).toMatch(/Index/)
    expect(
      plan.filter((line) =>
        /Seq Scan on (memorials|addresses|media|stories|contributions|contacts|answers)/.test(line),
      ),
    ).toEqual([])
  })
})

/** Fills in twenty contacts for each memorial, an answer from each of them, and as many answers from others. */
async function fillWithAnswers(pool: Pool) {
  await pool.query(`
    insert into contacts (memorial_uuid, email, phone, position, invite_token)
      select uuid, 'guest-' || n || '@example.com', '0412 345 ' || 100 + n, n, gen_random_uuid()
        from memorials, generate_series(1, 20) n;
    insert into rsvps (memorial_uuid, contact_uuid, email, phone, status)
      select memorial_uuid, uuid, email, phone, 'UNSURE' from contacts;
    insert into rsvps (memorial_uuid, email, status)
      select uuid, 'other-' || n || '@example.com', 'UNSURE' from memorials, generate_series(1, 20) n;
    analyze contacts, answers`)
}

/** Well filled; the tests only read. */
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await fillWithMemorials(database.pool, MEMORIALS)
  await fillWithAnswers(database.pool)
})
afterAll(() => database.close())

/** Lines of the plan of the single query that `read` sends, in a well-filled database. */
async function planOf(read: (db: Db) => Promise<unknown>, kind: 'custom' | 'generic'): Promise<string[]> {
  const { db, pool, close } = connect(database.connection, { max: 1 })
  onTestFinished(close)
  const sent: { text: string; values: unknown[] }[] = []
  pool.on('connect', (client: ClientBase) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values })
      return query(text, values, ...rest)
    }) as typeof client.query
  })
  await read(db)
  expect(sent).toHaveLength(1)
  const [{ text, values } = { text: '', values: [] }] = sent
  await pool.query(`set plan_cache_mode = force_${kind}_plan`)
  await pool.query(`prepare asked as ${text}`)
  const listed = values.map((value) => escapeLiteral(textOf(value))).join()
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain execute asked (${listed})`)
  return rows.map((row) => row['QUERY PLAN'])
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))
