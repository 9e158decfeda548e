import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Database } from '#server/ports/database.ts'
import { findReplies, setTakesReplies } from './repo-replies.ts'

/** Which hosts get replies of guests: each decides for themselves, since guests then see their address. */
export function replies(db: Database) {
  async function getReplies(host: HostAccess) {
    const found = await findReplies(db, host)
    // They stopped being a host a moment ago.
    if (!found) throw new DomainError('MEMORIAL_NOT_FOUND')
    return found
  }

  async function changeReplies(host: HostAccess, takesReplies: boolean) {
    await setTakesReplies(db, host, takesReplies)
    return getReplies(host)
  }

  return { getReplies, changeReplies }
}
