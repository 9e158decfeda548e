import { DomainError } from '#server/lib/domain-error.ts'
import type { Db } from '#server/ports/database.ts'
import { readBlocked } from './repo-blocking.ts'

/** A person who wants to add something, with their confirmed account, or with an address that they typed. */
export interface Adding {
  userUuid: string | null
  email?: string | null | undefined
}

/**
 * Rejects with BLOCKED for a blocked account, and for its address used without the account; with ADDRESS_UNPROVEN for a
 * blocked address that may be somebody else's. Call it in the transaction that writes.
 */
export async function requireNotBlocked(db: Db, memorialUuid: string, adding: Adding): Promise<void> {
  const { isBlocked, isAddressBlocked } = await readBlocked(db, memorialUuid, adding)
  if (isBlocked) throw new DomainError('BLOCKED')
  if (isAddressBlocked && adding.userUuid === null) throw new DomainError('ADDRESS_UNPROVEN')
}
