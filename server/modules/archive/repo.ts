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

/** A host or successor who may download the archive. */
interface Holder {
  uuid: string
  isHost: boolean
}

/** The host with this account, or the successor with this address or uuid; null when they are neither any more. */
export async function findHolder(
  db: Db,
  memorialUuid: string,
  { uuid, email = '' }: { uuid: string; email?: string },
): Promise<Holder | null> {
  const host = await db
    .selectFrom('relationships')
    .select('userUuid')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', uuid)
    .where('relationshipType', 'in', ['OWNER', 'ADMIN'])
    .executeTakeFirst()
  if (host) return { uuid, isHost: true }
  const successor = await db
    .selectFrom('archiveSuccessors')
    .select('uuid')
    .where('memorialUuid', '=', memorialUuid)
    .where((eb) => eb.or([eb('uuid', '=', uuid), eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]))
    .executeTakeFirst()
  return successor ? { uuid: successor.uuid, isHost: false } : null
}
