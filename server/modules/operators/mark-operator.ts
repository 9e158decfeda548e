import { sql } from 'kysely'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'
import { listOperators } from './list-operators.ts'

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

const accountOf = (db: Db, email: string) =>
  db.updateTable('users').where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
