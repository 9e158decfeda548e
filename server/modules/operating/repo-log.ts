import { sql } from 'kysely'
import type { Db } from '#server/ports/database.ts'

const MOST = 200

/** The database adds number and hashes. */
export async function insertEntry(
  db: Db,
  entry: { at: Date; call: string; about: object; who: string },
): Promise<void> {
  await sql`insert into operator_log (at, call, about, who)
    values (${entry.at}, ${entry.call}, ${JSON.stringify(entry.about)}::jsonb, ${entry.who})`.execute(db)
}

/** Newest first. */
export const listEntries = (db: Db, before: number | undefined) =>
  db
    .selectFrom('operatorLog')
    .select(['number', 'at', 'call', 'about', 'who', 'hash'])
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(MOST)
    .execute()

/** Of these numbers, the first entry whose hash is not its own, or that does not follow the one before. */
export async function findBroken(db: Db, from: number, to: number): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from (
      select entry.number, entry.hash, entry.former_hash, operator_log_hash(entry) as own,
             lag(entry.number, 1, 0::bigint) over (order by entry.number) as before,
             lag(entry.hash, 1, '\\x'::bytea) over (order by entry.number) as hash_before
        from operator_log entry
       where entry.number between ${from}::bigint - 1 and ${to}::bigint
    ) entries
    where number >= ${from}::bigint and (hash <> own or number <> before + 1 or former_hash <> hash_before)
    order by number
    limit 1`.execute(db)
  return rows[0] ? Number(rows[0].number) : null
}

export const findNewest = (db: Db) =>
  db
    .selectFrom('operatorLog')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
