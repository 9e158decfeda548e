import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import type { Dates } from '#server/lib/anniversary.ts'
import type { Db, Tx } from '#server/ports/database.ts'

const dates = ['birthDate', 'deathDate', 'memorialDate', 'anniversaryOnMemorialDate'] as const

/** Undefined when the memorial is unknown or deleted. */
export function readDates(db: Db, memorialUuid: string): Promise<Dates | undefined> {
  return db
    .selectFrom('memorials')
    .select(dates)
    .where('uuid', '=', memorialUuid)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export function setOnMemorialDate(tx: Tx, memorialUuid: string, anniversaryOnMemorialDate: boolean) {
  return tx
    .updateTable('memorials')
    .set({ anniversaryOnMemorialDate })
    .where('uuid', '=', memorialUuid)
    .execute()
}

export function findNote(db: Db, memorialUuid: string, userUuid: string) {
  return db
    .selectFrom('anniversaryNotes')
    .select(['onDeath', 'onBirth', 'token'])
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
}

/** What somebody with an account wants; with neither the note is deleted. */
export async function setNote(
  tx: Tx,
  of: { memorialUuid: string; userUuid: string },
  wants: { onDeath: boolean; onBirth: boolean },
  now: Date,
): Promise<void> {
  if (!wants.onDeath && !wants.onBirth) {
    await tx
      .deleteFrom('anniversaryNotes')
      .where('memorialUuid', '=', of.memorialUuid)
      .where('userUuid', '=', of.userUuid)
      .execute()
    return
  }
  await tx
    .insertInto('anniversaryNotes')
    .values({ ...of, ...wants, createdAt: now, confirmedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'userUuid']).where('userUuid', 'is not', null).doUpdateSet(wants),
    )
    .execute()
}

/**
 * Returns the note of an address, which does nothing until it is confirmed; null where somebody ended it. One that is
 * confirmed stays as it is, since anybody may type its address.
 */
export async function putUnconfirmed(
  tx: Tx,
  of: { memorialUuid: string; email: string; language: Language | null },
  now: Date,
): Promise<string | null> {
  await tx
    .insertInto('anniversaryNotes')
    .values({ ...of, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['memorialUuid', 'email'])
        .where('email', 'is not', null)
        // Asked again, its link is good for another week.
        .doUpdateSet({ createdAt: now, language: of.language })
        .where('anniversaryNotes.confirmedAt', 'is', null)
        .where('anniversaryNotes.endedAt', 'is', null),
    )
    .execute()
  const row = await tx
    .selectFrom('anniversaryNotes')
    .select('uuid')
    .where('memorialUuid', '=', of.memorialUuid)
    .where('email', '=', of.email)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return row?.uuid ?? null
}

/**
 * Confirmed again, it stays as it is; who ended it begins anew by the same link. False when nobody has this token, or its
 * link ended.
 */
export async function confirm(db: Db, token: string, now: Date, askedAfter: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('anniversaryNotes')
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})`, endedAt: null })
    .where('token', '=', token)
    .where((eb) =>
      eb.or([
        eb('confirmedAt', 'is not', null),
        eb('endedAt', 'is not', null),
        eb('createdAt', '>', askedAfter),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What the memorial of such a link is called, and its address. */
export const readMemorialOfToken = (db: Db, token: string) =>
  db
    .selectFrom('anniversaryNotes')
    .innerJoin('memorials', 'memorials.uuid', 'anniversaryNotes.memorialUuid')
    .select(['memorials.nameOfPerson', 'memorials.shareSlug'])
    .where('anniversaryNotes.token', '=', token)
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)
    .executeTakeFirst()

/**
 * Ends the notes to whoever has this token, those of their account and those to its address, and keeps that the address
 * wants none. False when nobody has the token, or they ended before.
 */
export async function endByToken(tx: Tx, token: string, now: Date): Promise<boolean> {
  const note = await tx
    .selectFrom('anniversaryNotes')
    .leftJoin('users', 'users.uuid', 'anniversaryNotes.userUuid')
    .select(['anniversaryNotes.uuid', 'anniversaryNotes.memorialUuid', 'anniversaryNotes.userUuid'])
    .select(sql<string>`lower(coalesce(anniversary_notes.email, users.email))`.as('email'))
    .where('anniversaryNotes.token', '=', token)
    .where('anniversaryNotes.endedAt', 'is', null)
    .executeTakeFirst()
  if (!note) return false
  const { uuid, memorialUuid, userUuid, email } = note
  if (userUuid) await tx.deleteFrom('anniversaryNotes').where('uuid', '=', uuid).execute()
  const ended = { confirmedAt: null, endedAt: now }
  await tx
    .insertInto('anniversaryNotes')
    .values({ memorialUuid, email, createdAt: now, ...ended })
    .onConflict((conflict) =>
      conflict.columns(['memorialUuid', 'email']).where('email', 'is not', null).doUpdateSet(ended),
    )
    .execute()
  return true
}
