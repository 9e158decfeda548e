import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import type { DB } from '#server/ports/database.ts'

export const typesFile = fileURLToPath(new URL('../../server/ports/database-types.ts', import.meta.url))

/** The row types of a migrated database: the content of `server/ports/database-types.ts`. */
export async function databaseTypes(database: Kysely<DB>): Promise<string> {
  const db = database.withoutPlugins()
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    camelCase: true,
    includePattern: 'public.*',
    excludePattern: 'public.migrations',
    // `connect` parses a bigint to a number.
    typeMapping: { int8: 'number' },
    overrides: { columns: { ...(await closedColumns(db)), ...(await languageColumns(db)) } },
    outFile: null,
  })
}

/** Columns whose check lists every allowed value: `check (state in ('A', 'B'))` is the type 'A' | 'B'. */
async function closedColumns(db: Kysely<DB>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<{ column: string; definition: string; nullable: boolean; generated: boolean }>`
    select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition,
      not a.attnotnull as nullable, a.atthasdef as generated
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
    order by 1`.execute(db)
  const columns: Record<string, RawExpressionNode> = {}
  for (const { column, definition, nullable, generated } of rows) {
    const values = /= ANY \(ARRAY\[(.+)\]\)/.exec(definition)?.[1]
    if (values === undefined) continue
    const union = [...values.matchAll(/'(\w+)'::text/g)].map(([, value]) => `'${value}'`)
    const type = [...union, ...(nullable ? ['null'] : [])].join(' | ')
    columns[column] = new RawExpressionNode(generated ? `Generated<${type}>` : type)
  }
  return columns
}

/** Columns that hold one of the languages of languages/index.ts, which no check lists. */
async function languageColumns(db: Kysely<DB>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<{ column: string }>`
    select attrelid::regclass || '.' || attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname ~ '(^|_)language$'
    order by 1`.execute(db)
  const type = new RawExpressionNode("import('#languages/index.ts').Language")
  return Object.fromEntries(rows.map(({ column }) => [column, type]))
}
