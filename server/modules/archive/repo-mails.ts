import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { DB, Db, Tx } from '#server/ports/database.ts'
import type { Recipient } from './rules.ts'

/**
 * Records a mail to each recipient for an occasion, and skips recipients who already have one for it.
 *
 * @returns the ids of the new mails
 */
export async function insertMails(
  tx: Tx,
  memorialUuid: string,
  { why, occasion, now }: { why: 'ASKED' | 'YEAR_ENDING'; occasion: string; now: Date },
  recipients: readonly Recipient[],
): Promise<string[]> {
  if (recipients.length === 0) return []
  const rows = await tx
    .insertInto('archiveMails')
    .values(
      recipients.map(({ kind, uuid }) => ({
        memorialUuid,
        why,
        occasion,
        queuedAt: now,
        userUuid: kind === 'host' ? uuid : null,
        successorUuid: kind === 'successor' ? uuid : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .execute()
  return rows.map((row) => row.uuid)
}

/** When the links were last mailed for any reason, and when last on request. */
export async function readLastMailed(db: Db, memorialUuid: string) {
  const row = await db
    .selectFrom('archiveMails')
    .select((eb) => [
      eb.fn.max('queuedAt').as('last'),
      eb.fn.max('queuedAt').filterWhere('why', '=', 'ASKED').as('asked'),
    ])
    .where('memorialUuid', '=', memorialUuid)
    .executeTakeFirst()
  return { last: row?.last ?? null, asked: row?.asked ?? null }
}

/** The mails of one request that could not be delivered. */
export async function listUndelivered(db: Db, memorialUuid: string, queuedAt: Date) {
  const rows = await mails(db)
    .where('archiveMails.memorialUuid', '=', memorialUuid)
    .where('archiveMails.queuedAt', '=', queuedAt)
    .where('archiveMails.failedAt', 'is not', null)
    .execute()
  return rows.map(({ name, email }) => ({ name: name ?? '', email: email ?? '' }))
}

/** What a mail says; undefined when its recipient or the memorial is gone. */
export function readMail(db: Db, mailUuid: string) {
  return mails(db)
    .innerJoin('memorials', 'memorials.uuid', 'archiveMails.memorialUuid')
    .select([
      'archiveMails.memorialUuid',
      'archiveMails.why',
      'archiveMails.successorUuid',
      'memorials.nameOfPerson',
      'memorials.retainedUntil',
      'archiveSuccessors.namingToken',
      // The language of a successor is not known.
      sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'),
    ])
    .select((eb) => [
      ownerOf(eb).select(sql<string>`coalesce(nullif(${fullName}, ''), users.email)`.as('name')).as('owner'),
      ownerOf(eb).select('users.email').as('ownerEmail'),
    ])
    .where('archiveMails.uuid', '=', mailUuid)
    .where('memorials.deletedAt', 'is', null)
    .executeTakeFirst()
}

function mails(db: Db) {
  return db
    .selectFrom('archiveMails')
    .leftJoin('users', 'users.uuid', 'archiveMails.userUuid')
    .leftJoin('archiveSuccessors', 'archiveSuccessors.uuid', 'archiveMails.successorUuid')
    .select((eb) => [
      eb.fn.coalesce('archiveSuccessors.name', fullName).as('name'),
      eb.fn.coalesce('archiveSuccessors.email', 'users.email').as('email'),
    ])
}

const ownerOf = (eb: ExpressionBuilder<DB, 'memorials'>) =>
  eb
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .whereRef('relationships.memorialUuid', '=', 'memorials.uuid')
    .where('relationships.relationshipType', '=', 'OWNER')
    .limit(1)

export function markMail(db: Db, mailUuid: string, what: { sentAt: Date } | { failedAt: Date }) {
  return db.updateTable('archiveMails').set(what).where('uuid', '=', mailUuid).execute()
}
