import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { newToken } from '#server/lib/codes.ts'
import { memorialHash, printCodeHash } from '#server/lib/sealed-print.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import type { CarriedRow, CarriedTable } from './rules-carried.ts'

/** Until the transaction ends: the same archive twice at once is restored once. */
export const lockRestore = (tx: Tx, memorialUuid: string) =>
  sql`select pg_advisory_xact_lock(hashtext('restore'), hashtext(${memorialUuid}))`.execute(tx)

/** Whether the memorial, also a deleted one, or its printed code is here. */
export async function isHere(db: Db, memorialUuid: string, printCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('memorials')
    .select('uuid')
    .where((eb) => eb.or([eb('uuid', '=', memorialUuid), eb('printCode', '=', printCode)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the operator had taken off a memorial with this id or this code, and it was removed for good since. */
export async function wasHidden(
  tx: Tx,
  { memorialUuid, printCode }: { memorialUuid: string; printCode: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('endedPrintCodes')
    .select('codeHash')
    .where('wasHidden', '=', true)
    .where((eb) =>
      eb.or([
        eb('codeHash', '=', printCodeHash(printCode)),
        eb('memorialHash', '=', memorialHash(memorialUuid)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one of these gifts was given to another memorial: a row of the archive would then stand for it. */
export async function hasGiftOfOthers(
  tx: Tx,
  memorialUuid: string,
  gifts: readonly string[],
): Promise<boolean> {
  const row = await tx
    .selectFrom('donations')
    .select('uuid')
    .where(sql<boolean>`uuid = any (${gifts}::uuid[])`)
    .where('memorialUuid', 'is distinct from', memorialUuid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** If this server removed the memorial with this code for good, its code leads to the memorial again. */
export async function takeEndedCode(tx: Tx, printCode: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('endedPrintCodes')
    .where('codeHash', '=', printCodeHash(printCode))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of the links that an archive names, those that the memorial with this code had: they were kept for nobody else. */
export const takeEndedSlugs = (tx: Tx, printCode: string, slugs: readonly string[]) =>
  tx
    .deleteFrom('endedSlugs')
    .where(
      'proof',
      'in',
      slugs.map((slug) => createHash('sha256').update(`${slug}:${printCode}`).digest()),
    )
    .execute()

/**
 * Writes rows of an archive as they are, with what the columns alone do not say. Gifts that are here already stay: they
 * outlive their memorial (migrations/0012).
 */
export async function insertRows(
  tx: Tx,
  table: CarriedTable,
  rows: readonly CarriedRow[],
  more: (row: CarriedRow) => object = () => ({}),
): Promise<void> {
  // PostgreSQL takes 65,535 values in one statement.
  for (let at = 0; at < rows.length; at += 500)
    await tx
      // The tables have no type in common; names of columns were checked (`Carried`), values are PostgreSQL's to check.
      .insertInto(table as 'stories')
      .values(rows.slice(at, at + 500).map((row) => ({ ...row, ...more(row) }) as never))
      .$if(table === 'donations', (query) =>
        query.onConflict((conflict) => conflict.column('uuid').doNothing()),
      )
      .execute()
}

/** The account of an address; one that has neither password nor confirmed address is made where there is none. */
export async function accountOf(
  tx: Tx,
  { email, firstName, surname }: { email: string; firstName: string; surname: string },
  now: Date,
): Promise<{ userUuid: string; isNew: boolean }> {
  const found = await tx
    .selectFrom('users')
    .select('uuid')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (found) return { userUuid: found.uuid, isNew: false }
  const { uuid } = await tx
    .insertInto('users')
    .values({ email, firstName, surname, passwordHash: null, createdAt: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { userUuid: uuid, isNew: true }
}

export const insertHost = (
  tx: Tx,
  host: {
    memorialUuid: string
    userUuid: string
    relationshipType: 'OWNER' | 'ADMIN' | 'MODERATOR'
    dateCreated: string
    digestSentAt: Date
  },
) =>
  tx
    .insertInto('relationships')
    .values(host)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Once the files have rows. */
export const setPictures = (
  tx: Tx,
  memorialUuid: string,
  pictures: { profilePhotoUuid: string | null; hostVideoUuid: string | null },
) => tx.updateTable('memorials').set(pictures).where('uuid', '=', memorialUuid).execute()

export const newInviteToken = newToken
