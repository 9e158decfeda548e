import { sql } from 'kysely'
import type { Language } from '#languages/index.ts'
import { fullName } from '#server/lib/full-name.ts'
import { memorialLanguage } from '#server/lib/memorial-language.ts'
import type { Db } from '#server/ports/database.ts'

/** A successor, the memorial, and its owner; not of a memorial that is deleted or closed to readers by the operator. */
const named = (db: Db) =>
  db
    .selectFrom('archiveSuccessors')
    .innerJoin('memorials', 'memorials.uuid', 'archiveSuccessors.memorialUuid')
    .innerJoin('relationships', (join) =>
      join
        .onRef('relationships.memorialUuid', '=', 'memorials.uuid')
        .on('relationships.relationshipType', '=', 'OWNER'),
    )
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .select(['archiveSuccessors.uuid', 'archiveSuccessors.memorialUuid', 'archiveSuccessors.declinedAt'])
    .select('memorials.nameOfPerson')
    .where('memorials.deletedAt', 'is', null)
    .where('memorials.hiddenAt', 'is', null)

export const readNaming = (db: Db, token: string) =>
  named(db)
    .select([
      sql<string>`coalesce(nullif(${fullName}, ''), users.email)`.as('owner'),
      'users.email as ownerEmail',
    ])
    .where('archiveSuccessors.namingToken', '=', token)
    .where('archiveSuccessors.removedAt', 'is', null)
    .executeTakeFirst()

export type NamingRow = NonNullable<Awaited<ReturnType<typeof readNaming>>>

/** False: it was so before. */
export async function setDeclined(db: Db, uuid: string, at: Date | null): Promise<boolean> {
  const result = await db
    .updateTable('archiveSuccessors')
    .set({ declinedAt: at })
    .where('uuid', '=', uuid)
    .where('declinedAt', at ? 'is' : 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What the owner is told; undefined once they were, or if it was taken back. */
export const readDeclined = (db: Db, successorUuid: string) =>
  named(db)
    .select(['archiveSuccessors.name', 'users.email'])
    .select(sql<Language | null>`coalesce(users.language, ${memorialLanguage})`.as('language'))
    .where('archiveSuccessors.uuid', '=', successorUuid)
    .where('archiveSuccessors.declinedAt', 'is not', null)
    .where('archiveSuccessors.declineToldAt', 'is', null)
    .executeTakeFirst()

export const markTold = (db: Db, successorUuid: string, at: Date) =>
  db.updateTable('archiveSuccessors').set({ declineToldAt: at }).where('uuid', '=', successorUuid).execute()
