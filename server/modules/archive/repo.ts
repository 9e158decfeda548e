import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export function listSuccessors(db: Db, memorialUuid: string) {
  return db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'name', 'email'])
    .where('memorialUuid', '=', memorialUuid)
    .orderBy('position')
    .execute()
}

export type SuccessorRow = Awaited<ReturnType<typeof listSuccessors>>[number]

/** A successor who stays keeps their link: successors are identified by address. */
export async function replaceSuccessors(
  tx: Tx,
  memorialUuid: string,
  people: readonly { name: string; email: string }[],
): Promise<void> {
  const before = await listSuccessors(tx, memorialUuid)
  const isSame = (one: { email: string }) => (other: { email: string }) =>
    one.email.toLowerCase() === other.email.toLowerCase()
  for (const known of before.filter((one) => !people.some(isSame(one))))
    await tx.deleteFrom('archiveSuccessors').where('uuid', '=', known.uuid).execute()
  for (const [position, { name, email }] of people.entries()) {
    const known = before.find(isSame({ email }))
    const fields = { name, email, position }
    if (known) await tx.updateTable('archiveSuccessors').set(fields).where('uuid', '=', known.uuid).execute()
    else
      await tx
        .insertInto('archiveSuccessors')
        .values({ memorialUuid, ...fields })
        .execute()
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
