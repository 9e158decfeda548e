import type { HostAccess } from '#server/lib/caller.ts'
import type { Db } from '#server/ports/database.ts'

type Host = Pick<HostAccess, 'memorialUuid' | 'userUuid'>

/** Undefined when the person is no host of the memorial. */
export function findReplies(db: Db, { memorialUuid, userUuid }: Host) {
  return db
    .selectFrom('relationships')
    .select('takesReplies')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
}

export function setTakesReplies(db: Db, { memorialUuid, userUuid }: Host, takesReplies: boolean) {
  return db
    .updateTable('relationships')
    .set({ takesReplies })
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .execute()
}
