import { type QueryExecutorProvider, sql } from 'kysely'
import { mailboxKey } from './mailbox-key.ts'

/**
 * Whether an address wants no more mail about a memorial that its owner did not ask for while logged in. It counts for
 * the mailbox: nobody gets around it by another spelling of the address.
 */
export async function isUnsubscribed(
  db: QueryExecutorProvider,
  memorialUuid: string,
  address: string,
): Promise<boolean> {
  const { rows } = await sql<{ email: string }>`
    select email from unsubscribed where memorial_uuid = ${memorialUuid}
    union all select email from contacts where memorial_uuid = ${memorialUuid} and unsubscribed_at is not null
      and email is not null`.execute(db)
  return rows.some(({ email }) => mailboxKey(email) === mailboxKey(address))
}
