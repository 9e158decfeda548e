import { type QueryExecutorProvider, sql } from 'kysely'
import { DomainError } from './domain-error.ts'
import type { OperatorCaller } from './operator-session.ts'

/** It stays until the transaction ends. Rejects with UNAUTHENTICATED for one that was removed since its session was looked up. */
export async function holdOperatorPasskey(
  tx: QueryExecutorProvider,
  { account }: OperatorCaller,
): Promise<void> {
  if (!account) return
  const { rows } = await sql`select from operator_passkeys where credential_id = ${account.credentialId}
    for key share`.execute(tx)
  if (rows.length === 0) throw new DomainError('UNAUTHENTICATED')
}
