import { fullName } from '#server/lib/full-name.ts'
import type { Db } from '#server/ports/database.ts'

/** The owner and the co-hosts, as a mail addresses them. */
export const selectHosts = (db: Db, memorialUuid: string) =>
  db
    .selectFrom('relationships')
    .innerJoin('users', 'users.uuid', 'relationships.userUuid')
    .innerJoin('memorials', 'memorials.uuid', 'relationships.memorialUuid')
    .select(['users.uuid', 'users.email', 'users.language', fullName.as('toName'), 'memorials.nameOfPerson'])
    .where('relationships.memorialUuid', '=', memorialUuid)
    .where('relationships.relationshipType', 'in', ['OWNER', 'ADMIN'])
    .where('memorials.deletedAt', 'is', null)
