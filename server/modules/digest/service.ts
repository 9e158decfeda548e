import type { Hosted } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { endByToken, setDigest, wantsDigest } from './repo.ts'

export type Digests = ReturnType<typeof createDigests>

/** Who wants mail about what comes in. The mails themselves are jobs. */
export function createDigests({ db, clock }: { db: Database; clock: Clock }) {
  async function get(host: Hosted) {
    const daily = await wantsDigest(db, host)
    // No host any more, since a moment ago.
    if (daily === null) throw new DomainError('MEMORIAL_NOT_FOUND')
    return { daily }
  }

  async function change(host: Hosted, daily: boolean) {
    await setDigest(db, host, daily, clock.now())
    return get(host)
  }

  /** By the token of the mail alone, since mail programs ask on their own. Rejects with DIGEST_UNKNOWN. */
  async function end(token: string): Promise<void> {
    if (!(await endByToken(db, token))) throw new DomainError('DIGEST_UNKNOWN')
  }

  return { get, change, end }
}
