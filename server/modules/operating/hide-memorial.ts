import { sql } from 'kysely'
import type { KnownMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import * as auditLog from '#server/modules/audit-log/record-action.ts'
import * as changes from '#server/modules/changes/change-memorial.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db } from '#server/ports/database.ts'

// What the operator may do: find a memorial, and take it off during an investigation.

const MOST = 50

/** Matches a part of the name, the slug or the owner's address, or a whole former slug; newest first. */
export async function findMemorials(
  { db }: Pick<Context, 'db'>,
  search: string,
): Promise<{ memorials: KnownMemorial[] }> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await selectKnown(db)
    .where((eb) =>
      eb.or([
        eb('memorials.nameOfPerson', 'ilike', part),
        eb('memorials.shareSlug', 'ilike', part),
        eb('users.email', 'ilike', part),
        eb(sql`memorials.uuid::text`, '=', search.toLowerCase()),
        eb('memorials.uuid', 'in', memorialsOfSlug(search.toLowerCase())),
      ]),
    )
    .orderBy('memorials.createdAt', 'desc')
    .orderBy('memorials.uuid')
    .limit(MOST)
    .execute()
  return { memorials: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}

/**
 * Closes it for everybody with the link, including its hosts, or opens it again; a deleted one, too. Idempotent: taking off
 * twice keeps the first time. Rejects with MEMORIAL_NOT_FOUND.
 */
export async function setMemorialHidden(
  context: Context,
  memorialUuid: string,
  hidden: boolean,
): Promise<{ memorial: KnownMemorial }> {
  return changes.changePage(context, memorialUuid, async (tx) => {
    const known = selectKnown(tx).where('memorials.uuid', '=', memorialUuid).forUpdate('memorials')
    const row = await known.executeTakeFirst()
    if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
    if (row.hidden !== hidden) {
      await tx
        .updateTable('memorials')
        .set((eb) => ({ hiddenAt: hidden ? context.clock.now() : null, version: eb('version', '+', 1) }))
        .where('uuid', '=', memorialUuid)
        .execute()
      await auditLog.record(context, tx, { memorialUuid, isOperator: true }, hidden ? 'TOOK_OFF' : 'PUT_BACK')
    }
    return { memorial: { ...row, hidden, createdAt: row.createdAt.toISOString() } }
  })
}

/** A memorial in the operator's search. */
const selectKnown = (db: Db) =>
  db
    .selectFrom('memorials')
    .leftJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .leftJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['memorials.uuid', 'memorials.shareSlug', 'memorials.nameOfPerson', 'memorials.createdAt'])
    .select((eb) => [
      'memorials.visibility',
      eb.fn.coalesce('users.email', sql.lit('')).as('ownerEmail'),
      sql<boolean>`memorials.payment_completed_at is not null`.as('paid'),
      sql<boolean>`memorials.hidden_at is not null`.as('hidden'),
      sql<boolean>`memorials.deleted_at is not null`.as('deleted'),
    ])
