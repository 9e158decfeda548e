import { sql } from 'kysely'
import { fullName } from '#server/lib/full-name.ts'
import type { Db, Tx } from '#server/ports/database.ts'

export function listSuccessors(db: Db, memorialUuid: string) {
  return db
    .selectFrom('archiveSuccessors')
    .select(['uuid', 'name', 'email', 'declinedAt'])
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
  const isNamed = (email: string) => people.some((one) => one.email.toLowerCase() === email.toLowerCase())
  const gone = before.filter(({ email }) => !isNamed(email)).map(({ uuid }) => uuid)
  if (gone.length > 0) await tx.deleteFrom('archiveSuccessors').where('uuid', 'in', gone).execute()
  for (const [position, { name, email }] of people.entries()) {
    const known = before.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (known)
      await tx
        .updateTable('archiveSuccessors')
        .set({ name, email, position })
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
