import type { HostAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { endByToken, setDigest, wantsDigest } from './repo.ts'

export type Digests = ReturnType<typeof createDigests>

/** Who wants mail about what comes in. Jobs send the mails. */
export function createDigests({ db, clock }: { db: Database; clock: Clock }) {
  async function get(host: HostAccess) {
    const daily = await wantsDigest(db, host)
    // They stopped being a host a moment ago.
    if (daily === null) throw new DomainError('MEMORIAL_NOT_FOUND')
    return { daily }
  }

  async function change(host: HostAccess, daily: boolean) {
    await setDigest(db, host, daily, clock.now())
    return get(host)
  }

  /** Needs only the token of the mail, since mail programs call it without a session. Rejects with DIGEST_UNKNOWN. */
  async function end(token: string): Promise<void> {
    if (!(await endByToken(db, token))) throw new DomainError('DIGEST_UNKNOWN')
  }

  return { get, change, end }
}
