import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Notes that a code was asked for; the job that mails it fills it in. Returns its id. */
export async function insertCode(
  tx: Tx,
  code: {
    tokenHash: Buffer
    email: string
    language: Language | null
    expiresAt: Date
    isLong?: boolean
    longOf?: string
  },
): Promise<string> {
  const { uuid } = await tx.insertInto('signInCodes').values(code).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

/** The newest long code of an address that is valid at this time; undefined for none. */
export function findLongCode(tx: Tx, email: string, now: Date) {
  return tx
    .selectFrom('signInCodes')
    .select(['uuid', 'expiresAt'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('isLong', '=', true)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The code itself, by its id. */
export const readCode = (db: Db, uuid: string) =>
  db.selectFrom('signInCodes').select(['codeHash', 'expiresAt']).where('uuid', '=', uuid).executeTakeFirst()

/** Fills in the code. Returns where to mail it; undefined when it is not needed any more. */
export function fillCode(db: Db, uuid: string, codeHash: string, expiresAt: Date) {
  return db
    .updateTable('signInCodes')
    .set({ codeHash, tries: 0, expiresAt })
    .where('uuid', '=', uuid)
    .returning(['email', 'language'])
    .executeTakeFirst()
}

/** Counts the try before the code is compared, so that parallel tries cannot exceed the limit. */
export function takeTry(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('signInCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', account.codeTries)
    .returning(['uuid', 'email', 'language', 'codeHash', 'expiresAt', 'longOf'])
    .executeTakeFirst()
}

export type TriedCode = NonNullable<Awaited<ReturnType<typeof takeTry>>>

export function giveTryBack(db: Db, { uuid, codeHash }: Pick<TriedCode, 'uuid' | 'codeHash'>) {
  return db
    .updateTable('signInCodes')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('uuid', '=', uuid)
    .where('codeHash', 'is not distinct from', codeHash)
    .where('tries', '>', 0)
    .execute()
}

export async function isAsked(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('signInCodes')
    .select('uuid')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a code, a long one for all who asked; false when another request used it first. */
export async function takeCode(tx: Tx, uuid: string): Promise<boolean> {
  const result = await tx.deleteFrom('signInCodes').where('uuid', '=', uuid).executeTakeFirst()
  return result.numDeletedRows > 0n
}
