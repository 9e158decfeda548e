import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Context } from '#server/ports/context.ts'
import { findReplies, setTakesReplies } from './repo-replies.ts'

// Which hosts get replies of guests: each decides for themselves, since guests then see their address.

export async function getReplies({ db }: Pick<Context, 'db'>, host: HostAccess) {
  const found = await findReplies(db, host)
  // They stopped being a host a moment ago.
  if (!found) throw new DomainError('MEMORIAL_NOT_FOUND')
  return found
}

export async function changeReplies(context: Context, host: HostAccess, takesReplies: boolean) {
  await setTakesReplies(context.db, host, takesReplies)
  return getReplies(context, host)
}
