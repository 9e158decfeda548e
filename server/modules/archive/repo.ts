import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export function listSuccessors(db: Db, memorialUuid: string) {
  return db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'name', 'email', 'declinedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .execute()
}

export type SuccessorRow = Awaited<ReturnType<typeof listSuccessors>>[number]

/**
 * A successor who stays keeps their link: successors are identified by address. Who declined is remembered when they are
 * taken off the list, and named again they have still declined (docs/decisions/0035).
 */
export async function replaceSuccessors(
  tx: Tx,
  memorialUuid: string,
  people: readonly { name: string; email: string }[],
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'email', 'declinedAt'])
    .where('memorialUuid', '=', memorialUuid)
    .execute()
  const isNamed = (email: string) => people.some((one) => one.email.toLowerCase() === email.toLowerCase())
  for (const { uuid, declinedAt } of before.filter(({ email }) => !isNamed(email))) {
    if (declinedAt === null) await tx.deleteFrom('archiveSuccessors').where('uuid', '=', uuid).execute()
    else await tx.updateTable('archiveSuccessors').set({ removedAt: now }).where('uuid', '=', uuid).execute()
  }
  for (const [position, { name, email }] of people.entries()) {
    const known = before.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (known)
      await tx
        .updateTable('archiveSuccessors')
        .set({ name, email, position, removedAt: null })
        .where('uuid', '=', known.uuid)
        .execute()
    else await tx.insertInto('archiveSuccessors').values({ memorialUuid, name, email, position }).execute()
  }
}

/** The owner first, then the co-hosts in the order they joined. */
export function listHosts(db: Db, memorialUuid: string) {
  return db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['users.uuid', 'users.email', 'relationships.relationshipType'])
    .select(fullName.as('name'))
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .orderBy(sql`relationships.relationship_type = 'OWNER'`, 'desc')
    .orderBy('relationships.dateCreated')
    .orderBy('users.uuid')
    .execute()
}
