import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

const hosts = (db: Db, memorialUuid: string, roles: readonly ('OWNER' | 'ADMIN')[]) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.uuid', 'users.email', 'users.language', fullName.as('toName'), 'memorials.nameOfPerson'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', roles)
    .where('memorials.deletedAt', 'is', null)

/** The owner and the co-hosts. */
export const listHosts = (db: Db, memorialUuid: string, { isOwnerAlone }: { isOwnerAlone: boolean }) =>
  hosts(db, memorialUuid, isOwnerAlone ? ['OWNER'] : ['OWNER', 'ADMIN']).execute()

/** A host, as a mail addresses them; undefined if they are none any more. */
export const findHost = (db: Db, memorialUuid: string, userUuid: string) =>
  hosts(db, memorialUuid, ['OWNER', 'ADMIN']).where('users.uuid', '=', userUuid).executeTakeFirst()

export type HostRow = NonNullable<Awaited<ReturnType<typeof findHost>>>

/** The owner of a memorial; undefined when it is gone. */
export const readOwner = (db: Db, memorialUuid: string) =>
  hosts(db, memorialUuid, ['OWNER']).executeTakeFirst()

export const findEditor = (db: Db, userUuid: string) =>
  db
    .selectFrom('users')
    .select(['email', 'firstName', 'surname'])
    .where('uuid', '=', userUuid)
    .executeTakeFirst()

/** The present titles of funds, by uuid, without funds that are gone. */
export async function findTitles(db: Db, fundUuids: string[]): Promise<Map<string, string>> {
  if (fundUuids.length === 0) return new Map()
  const rows = await db.selectFrom('funds').select(['uuid', 'title']).where('uuid', 'in', fundUuids).execute()
  return new Map(rows.map(({ uuid, title }) => [uuid, title]))
}
