import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

/** The owner of a memorial, and the name of the person remembered; undefined when it is gone. */
export function readOwner(db: Db, memorialUuid: string) {
  return db
    .selectFrom('memorials')
    .innerJoin('relationships', 'relationships.memorialUuid', 'memorials.uuid')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['memorials.nameOfPerson', 'users.email', 'users.language', fullName.as('toName')])
    .where('memorials.uuid', '=', memorialUuid)
    .where('memorials.deletedAt', 'is', null)
    .where('relationships.relationshipType', '=', 'OWNER')
    .executeTakeFirst()
}

export type OwnerRow = NonNullable<Awaited<ReturnType<typeof readOwner>>>

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
