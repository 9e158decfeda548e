import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { responses } from '#contract/limits.ts'
import { DomainError } from './domain-error.ts'

/**
 * Pages of a list that grows at its beginning: a page begins after the last row of the one before, whatever was added
 * meanwhile. Newest first; rows of the same time are ordered by uuid.
 */
export interface Cursor {
  /** Microseconds since 1970, PostgreSQL's precision. */
  micros: number
  uuid: string
}

/** Columns that a query of one page adds to its rows. */
export interface Placed {
  uuid: string
  micros: number
}

/** One row more than a page shows whether there is another page. */
const rowsToRead = responses.page + 1

/** Parses `after`; undefined begins with the newest. Rejects with BAD_INPUT for a cursor that is not ours. */
export function readCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) return undefined
  const text = Buffer.from(after, 'base64url').toString('latin1')
  const [, micros = '', uuid = ''] =
    /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  if (uuid === '') throw new DomainError('BAD_INPUT', { field: 'after' })
  return { micros: Number(micros), uuid }
}

/** A page of `size + 1` rows, and the cursor of the next one. */
export function pageOf<Row extends Placed>(
  rows: readonly Row[],
  size: number = responses.page,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const isLast = rows.length <= size || last === undefined
  return { page, next: isLast ? null : Buffer.from(`${last.micros}.${last.uuid}`).toString('base64url') }
}

/** The time of a row for its cursor; JavaScript's dates are a thousand times coarser. */
export const microsOf = (date: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(date)}) * 1000000)::bigint`

/** Whether a row comes after a cursor, if there is one. The first condition can use an index on date and uuid. */
export function isBehind(date: string, uuid: string, cursor: Cursor | undefined): RawBuilder<boolean> {
  if (!cursor) return sql`true`
  const moment = sql`(timestamptz 'epoch' + ${cursor.micros}::double precision * interval '1 microsecond')`
  const [at, id] = [sql.ref(date), sql.ref(uuid)]
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${id} > ${cursor.uuid}::uuid)`
}

/**
 * The page of an ordered query that begins after a cursor. Rejects with BAD_INPUT for a cursor that is not ours.
 *
 * @param by the columns that its rows are ordered by
 */
export async function readPage<Tables, Name extends keyof Tables, Row extends { uuid: string }>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  by: { date: string; uuid: string },
  after: string | undefined,
): Promise<{ page: Row[]; next: string | null }> {
  const rows = await query
    .select(microsOf(by.date).as('micros'))
    .where(isBehind(by.date, by.uuid, readCursor(after)))
    .limit(rowsToRead)
    .$castTo<Row & Placed>()
    .execute()
  return pageOf(rows)
}
