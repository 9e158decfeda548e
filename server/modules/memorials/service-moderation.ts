import type { ModeratorAccess } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findRelationship } from './repo.ts'
import { insertBlocked, insertBlockedAddress } from './repo-blocking.ts'
import { readModeration } from './repo-moderation.ts'

/** What moderators see and do; hosts can do it too. */
export function moderation({ db, clock }: { db: Db; clock: Clock }) {
  /** Rejects with MEMORIAL_NOT_FOUND when it was deleted meanwhile. */
  async function getModeration({ memorialUuid }: ModeratorAccess) {
    const moderation = await readModeration(db, memorialUuid)
    if (!moderation) throw new DomainError('MEMORIAL_NOT_FOUND')
    return { moderation }
  }

  /**
   * Call it inside the `change` that removes a contribution. Rejects with CANNOT_BLOCK for hosts and moderators.
   *
   * @param person.withoutName the removed contribution was anonymous, so the list of blocked people does not name its
   * author either
   */
  async function block(
    tx: Tx,
    memorialUuid: string,
    { userUuid, withoutName = false }: { userUuid: string; withoutName?: boolean },
  ): Promise<void> {
    const role = await findRelationship(tx, memorialUuid, userUuid)
    if (role && role !== 'CONTRIBUTOR') throw new DomainError('CANNOT_BLOCK')
    await insertBlocked(tx, memorialUuid, { userUuid, withoutName, now: clock.now() })
  }

  /**
   * The same by address, for a person without an account.
   *
   * @param address.email must not belong to a host or moderator
   * @param address.proven true if the address is proved to be theirs; otherwise the block only applies to people who
   * prove nothing
   */
  async function blockAddress(
    tx: Tx,
    memorialUuid: string,
    address: { email: string; proven: boolean },
  ): Promise<void> {
    await insertBlockedAddress(tx, memorialUuid, { ...address, now: clock.now() })
  }

  return { getModeration, block, blockAddress }
}
