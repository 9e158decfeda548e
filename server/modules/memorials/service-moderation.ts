import type { Moderating } from '#server/lib/caller.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Db, Tx } from '#server/ports/database.ts'
import { findRelationship } from './repo.ts'
import { insertBlocked, insertBlockedAddress } from './repo-blocking.ts'
import { readModeration } from './repo-moderation.ts'

/** What those see and do who look after what others add, hosts or not. */
export function moderation({ db, clock }: { db: Db; clock: Clock }) {
  /** Rejects with MEMORIAL_NOT_FOUND when it was deleted meanwhile. */
  async function getModeration({ memorialUuid }: Moderating) {
    const moderation = await readModeration(db, memorialUuid)
    if (!moderation) throw new DomainError('MEMORIAL_NOT_FOUND')
    return { moderation }
  }

  /**
   * Inside the `change` that removes what somebody added. Rejects with CANNOT_BLOCK for those who look after it.
   *
   * @param person.withoutName they gave no name with what is removed: the list of those shut out does not tell it either
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
   * The same of somebody without an account, by an address.
   *
   * @param address.email of nobody who looks after the memorial
   * @param address.proven it is theirs for certain; else only whoever proves nothing is shut out under it
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
