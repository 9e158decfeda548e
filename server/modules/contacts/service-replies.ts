import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'

// Which hosts get replies of guests: each decides for themselves, since guests then see their address.

export async function getReplies({ db }: Pick<Context, 'db'>, { memorialUuid, userUuid }: HostAccess) {
  const found = await db
    .selectFrom('relationships')
    .select('takesReplies')
    .where('memorialUuid', '=', memorialUuid)
    .where('userUuid', '=', userUuid)
    .executeTakeFirst()
  // They stopped being a host a moment ago.
  if (!found) throw new DomainError('MEMORIAL_NOT_FOUND')
  return found
}

export async function changeReplies(context: Context, host: HostAccess, takesReplies: boolean) {
  await context.db
    .updateTable('relationships')
    .set({ takesReplies })
    .where('memorialUuid', '=', host.memorialUuid)
    .where('userUuid', '=', host.userUuid)
    .execute()
  return getReplies(context, host)
}
