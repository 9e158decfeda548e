import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Whether an address wants no more mail about a memorial that its owner did not ask for while logged in.
 *
 * @param address in small letters
 */
export async function isUnsubscribed(
  db: QueryExecutorProvider,
  memorialUuid: string,
  address: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from unsubscribed where memorial_uuid = ${memorialUuid} and email = ${address})
      or exists (select from contacts where memorial_uuid = ${memorialUuid} and lower(email) = ${address}
        and unsubscribed_at is not null) as found`.execute(db)
  return rows[0]?.found ?? false
}
