import type pg from 'pg'

/** Our own schema and the queue's: waiting jobs are data, too. */
export const SCHEMAS = ['public', 'pgboss']

export interface Table {
  schema: string
  name: string
  /** Columns with stored values. */
  columns: string[]
}

/** Count and checksum of rows, independent of their order. */
export interface Digest {
  rows: number
  sum: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`
export const columnsOf = ({ columns }: Table): string => columns.map(quoted).join(', ')

/** Makes values look the same in every session. */
export async function plainSession(client: pg.Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0`)
}

/**
 * The queue keeps its counts of each day in a table of their own, named after the day. They are no data, and a restore on
 * another day has other such tables (docs/decisions/0048).
 */
export const isCountOfOneDay = ({ schema, name }: Pick<Table, 'schema' | 'name'>): boolean =>
  schema === 'pgboss' && /^queue_stats_\d{8}$/.test(name)

/** The tables whose rows a backup has. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind = 'r'
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows.filter((table) => !isCountOfOneDay(table))
}

export async function digestOf(client: pg.Client, table: Table): Promise<Digest> {
  const { rows } = await client.query<Digest>(
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
     from ${nameOf(table)} t`,
  )
  return rows[0] ?? { rows: 0, sum: '0' }
}

interface Sequence {
  name: string
  value: string
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  )
  return rows
}

/**
 * Runs work without the tables' triggers, in a transaction: rows are copied as they are, and nobody is told of them.
 */
export async function withoutTriggers(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and n.nspname = any($1)`,
    [SCHEMAS],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} disable trigger ${name}`)
  await work()
  for (const { table, name } of rows) await client.query(`alter table ${table} enable trigger ${name}`)
}

/** Runs work with foreign keys disabled; all are checked afterwards. */
export async function withoutReferences(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
