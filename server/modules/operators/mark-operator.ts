import { sql } from 'kysely'
import type { Operator } from '#contract/operators.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// The mark that makes an account an operator's: the command line alone gives and takes it (docs/decisions/0049).

/**
 * Whoever takes an account over later, by its mailbox or its password, adds a passkey that does not open the desk; so the
 * mark is given again for a passkey that its owner adds. Rejects with OPERATOR_ACCOUNT unless the account is confirmed and
 * has a passkey.
 */
export async function addOperator({ db, clock }: Pick<Context, 'db' | 'clock'>, email: string) {
  const result = await accountOf(db, email)
    .set({ madeOperatorAt: clock.now() })
    .where('emailVerifiedAt', 'is not', null)
    .where('deletionDueAt', 'is', null)
    .where(sql<boolean>`exists (select from passkeys where user_uuid = users.uuid)`)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new DomainError('OPERATOR_ACCOUNT')
  return listOperators({ db })
}

/** Rejects with OPERATOR_NOT_FOUND. */
export async function removeOperator({ db }: Pick<Context, 'db'>, email: string) {
  const result = await accountOf(db, email)
    .set({ madeOperatorAt: null })
    .where('madeOperatorAt', 'is not', null)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new DomainError('OPERATOR_NOT_FOUND')
  return listOperators({ db })
}

export async function listOperators({ db }: Pick<Context, 'db'>): Promise<{ operators: Operator[] }> {
  const { rows } = await sql<{ email: string; since: Date; passkeys: number; lastSeenAt: Date | null }>`
    select email, made_operator_at as since, count(credential_id)::integer as passkeys,
           max(passkeys.last_used_at) as last_seen_at
      from users
      left join passkeys on user_uuid = uuid and passkeys.created_at <= made_operator_at
     where made_operator_at is not null
     group by uuid
     order by email`.execute(db)
  return {
    operators: rows.map(({ since, lastSeenAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
  }
}

const accountOf = (db: Db, email: string) =>
  db.updateTable('users').where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
