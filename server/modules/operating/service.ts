import { sql } from 'kysely'
import type { KnownMemorial } from '#contract/safety.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { memorialsOfSlug } from '#server/lib/memorials-of-slug.ts'
import * as auditLog from '#server/modules/audit-log/service.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import type { Db, Tx } from '#server/ports/database.ts'

// What the operator may do: find a memorial, and take it off during an investigation.

export { logCall } from './log-call.ts'

export const findMemorials = async (
  { db }: Pick<Context, 'db'>,
  search: string,
): Promise<{ memorials: KnownMemorial[] }> => ({
  memorials: (await listKnown(db, search)).map(presentKnown),
})

/**
 * Closes it for everybody with the link, including its hosts, or opens it again; a deleted one, too. Idempotent. Rejects
 * with MEMORIAL_NOT_FOUND.
 */
export async function setMemorialHidden(
  context: Context,
  memorialUuid: string,
  hidden: boolean,
): Promise<{ memorial: KnownMemorial }> {
  return changes.changePages(context, async (tx, pageChanged) => {
    const before = await findKnown(tx, memorialUuid)
    await setHidden(tx, memorialUuid, hidden ? context.clock.now() : null)
    if (before && (before.hiddenAt !== null) !== hidden)
      await auditLog.record(context, tx, { memorialUuid, isOperator: true }, hidden ? 'TOOK_OFF' : 'PUT_BACK')
    const row = await findKnown(tx, memorialUuid)
    if (!row) throw new DomainError('MEMORIAL_NOT_FOUND')
    await pageChanged(memorialUuid)
    return { memorial: presentKnown(row) }
  })
}

/** A memorial in the operator's search. */
function presentKnown(row: KnownRow): KnownMemorial {
  const { uuid, shareSlug, nameOfPerson, email, visibility } = row
  return {
    uuid,
    shareSlug,
    nameOfPerson,
    ownerEmail: email ?? '',
    createdAt: row.createdAt.toISOString(),
    paid: row.paymentCompletedAt !== null,
    visibility,
    hidden: row.hiddenAt !== null,
    deleted: row.deletedAt !== null,
  }
}

const MOST = 50

/** Matches a part of the name, the slug or the owner's address, or a whole former slug; newest first. */
function listKnown(db: Db, search: string) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return known(db)
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
}

const findKnown = (db: Db, memorialUuid: string) =>
  known(db).where('memorials.uuid', '=', memorialUuid).executeTakeFirst()

type KnownRow = NonNullable<Awaited<ReturnType<typeof findKnown>>>

/** Taking off twice keeps the first time. */
function setHidden(tx: Tx, memorialUuid: string, at: Date | null) {
  return tx
    .updateTable('memorials')
    .set((eb) => ({ hiddenAt: at && eb.fn.coalesce('hiddenAt', eb.val(at)), version: eb('version', '+', 1) }))
    .where('uuid', '=', memorialUuid)
    .execute()
}

const known = (db: Db) =>
  db
    .selectFrom('memorials')
    .leftJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .leftJoin('users', 'users.uuid', 'relationships.userUuid')
    .select([
      'memorials.uuid',
      'memorials.shareSlug',
      'memorials.nameOfPerson',
      'memorials.createdAt',
      'memorials.paymentCompletedAt',
      'memorials.visibility',
      'memorials.hiddenAt',
      'memorials.deletedAt',
      'users.email',
    ])
