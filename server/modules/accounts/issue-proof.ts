import { type Insertable, type Selectable, sql } from 'kysely'
import { account } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { verifyPassword } from '#server/lib/passwords.ts'
import { undoOnFailure } from '#server/lib/undo-on-failure.ts'
import type { Context } from '#server/ports/context.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'
import { readProofExpiry, resendAllowedFrom, resendCutoff, secondsUntil } from './rules.ts'

// What proves who somebody is, once and soon: mailed codes, mailed links, and challenges of passkeys.

type Proof = Selectable<DB['proofs']>
/** One proof, or all of a kind that a person has. */
type NamedProof = Pick<Proof, 'kind'> & Partial<Pick<Proof, 'uuid' | 'userUuid' | 'tokenHash'>>
type NewProof = Omit<Insertable<DB['proofs']>, 'sentAt' | 'expiresAt'>

/** Replaces the code that an account had. */
export function issueProof(db: Db, asked: NewProof, now: Date) {
  const expiresAt = readProofExpiry(asked.kind, now)
  const proof = { ...asked, codeHash: null, tries: 0, sentAt: now, expiresAt }
  return db
    .insertInto('proofs')
    .values(proof)
    .onConflict((conflict) =>
      conflict.column('userUuid').where('kind', '=', sql.lit('ADDRESS')).doUpdateSet(proof),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
}

export type NewCode = NewProof & { email: string }

/** Rejects with RESEND_TOO_SOON within thirty seconds of the last code of an address, which still works. */
export async function refuseTooSoon(db: Db, email: string, now: Date): Promise<void> {
  const last = await db
    .selectFrom('proofs')
    .select('sentAt')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('sentAt', '>', resendCutoff(now))
    .executeTakeFirst()
  if (!last) return
  const retryAfterSeconds = secondsUntil(resendAllowedFrom(last.sentAt), now)
  throw new DomainError('RESEND_TOO_SOON', { retryAfterSeconds })
}

/** Whoever else issues a code for this address waits. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${email.toLowerCase()}`}, 0))`.execute(tx)
}

/**
 * Has a code made and mailed by a job, so that the queue never holds a code. Rejects with RESEND_TOO_SOON.
 *
 * @param slug of the memorial whose page asked
 */
export async function issueCode({ clock, jobs }: Context, tx: Tx, asked: NewCode, slug?: string) {
  await lockAddress(tx, asked.email)
  await refuseTooSoon(tx, asked.email, clock.now())
  const { uuid } = await issueProof(tx, asked, clock.now())
  await jobs.enqueue(tx, 'account.code', { proofUuid: uuid, ...(slug && { slug }) }, { key: uuid })
}

/**
 * Compares what was typed with the mailed code. Counts the try first, so that parallel tries cannot exceed the limit.
 * Undefined when there is no such proof any more. Rejects with CODE_WRONG, CODE_EXPIRED, or CODE_USED_UP after five tries.
 */
export async function tryCode({ db, clock }: Context, named: NamedProof, code: string, ip: string) {
  const proof = await db
    .updateTable('proofs')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where((eb) => eb.and(named))
    .where('tries', '<', account.codeTries)
    .returning(['uuid', 'email', 'language', 'codeHash', 'expiresAt'])
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
  if (!proof) return refuseUsedUp(db, named, clock.now())
  const { uuid, codeHash, expiresAt } = proof
  if (expiresAt <= clock.now()) throw new DomainError('CODE_EXPIRED', { field: 'code' })
  // A try counts only if the code was compared. A code mailed since then has its own tries.
  const giveTryBack = () =>
    db
      .updateTable('proofs')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where((eb) => eb.and({ uuid, codeHash }))
      .where('tries', '>', 0)
      .execute()
  const isRight = codeHash !== null && (await undoOnFailure(verifyPassword(code, codeHash, ip), giveTryBack))
  if (!isRight) throw new DomainError('CODE_WRONG', { field: 'code' })
  return proof
}

async function refuseUsedUp(db: Db, named: NamedProof, now: Date): Promise<undefined> {
  const proof = await findProof(db, named).executeTakeFirst()
  if (!proof) return
  const retryAfterSeconds = secondsUntil(resendAllowedFrom(proof.sentAt), now)
  throw new DomainError('CODE_USED_UP', { field: 'code', retryAfterSeconds })
}

export const findProof = (db: Db, named: NamedProof) =>
  db
    .selectFrom('proofs')
    .select(['tries', 'sentAt', 'expiresAt'])
    .where((eb) => eb.and(named))

/** Uses up a proof, or all that are named; undefined when another request was first, or there was none. */
export const takeProof = (db: Db, named: NamedProof) =>
  db
    .deleteFrom('proofs')
    .where((eb) => eb.and(named))
    .returning('expiresAt')
    .executeTakeFirst()
