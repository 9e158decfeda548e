import { memorialLanguage } from '#server/lib/memorial-language.ts'
import { memorialHash, printCodeHash } from '#server/lib/sealed-print.ts'
import type { Db, Tx } from '#server/ports/database.ts'

const printed = (db: Db) =>
  db
    .selectFrom('memorials')
    .select([
      'shareSlug',
      'linkSecret',
      'printCode',
      'isNamedAfter',
      'nameOfPerson',
      'birthDate',
      'deathDate',
      'visibility',
      'paymentCompletedAt',
      'hiddenAt',
      'archivedAt',
      'deletedAt',
      memorialLanguage.as('language'),
    ])

/** The memorial that a printed code belongs to, also while it can still be restored. */
export const findPrinted = (db: Db, printCode: string) =>
  printed(db).where('printCode', '=', printCode).executeTakeFirst()

export type PrintedRow = NonNullable<Awaited<ReturnType<typeof findPrinted>>>

export const readPrinted = (tx: Tx, memorialUuid: string) =>
  printed(tx).where('uuid', '=', memorialUuid).executeTakeFirst()

/** Keeps a code when its memorial is removed for good. */
export async function endPrintCode(
  tx: Tx,
  printCode: string,
  { memorialUuid, sealed, wasHidden }: { memorialUuid: string; sealed: Buffer | null; wasHidden: boolean },
): Promise<void> {
  await tx
    .insertInto('endedPrintCodes')
    .values({
      codeHash: printCodeHash(printCode),
      memorialHash: memorialHash(memorialUuid),
      sealed,
      wasHidden,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is left of a removed memorial; undefined when there never was one with this code. */
export const findEnded = (db: Db, printCode: string) =>
  db
    .selectFrom('endedPrintCodes')
    .select('sealed')
    .where('codeHash', '=', printCodeHash(printCode))
    .executeTakeFirst()
