import { account } from '#contract/limits.ts'
import type { Language } from '#languages/index.ts'
import type { Db, Tx } from '#server/ports/database.ts'

/** Notes that a code was asked for; the job that mails it fills it in. Returns its id. */
export async function insertCode(
  tx: Tx,
  code: { tokenHash: Buffer; email: string; language: Language | null; expiresAt: Date },
): Promise<string> {
  const { uuid } = await tx.insertInto('signInCodes').values(code).returning('uuid').executeTakeFirstOrThrow()
  return uuid
}

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
    .returning(['uuid', 'email', 'language', 'codeHash', 'expiresAt'])
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

/** Uses up a code; false when another request used it first. */
export async function takeCode(tx: Tx, uuid: string): Promise<boolean> {
  const result = await tx.deleteFrom('signInCodes').where('uuid', '=', uuid).executeTakeFirst()
  return result.numDeletedRows > 0n
}
