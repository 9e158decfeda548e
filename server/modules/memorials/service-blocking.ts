import { DomainError } from '#server/lib/domain-error.ts'
import type { Db } from '#server/ports/database.ts'
import { readBlocked } from './repo-blocking.ts'

/** Somebody who would add something: by their confirmed account, or by an address that they type. */
export interface Adding {
  userUuid: string | null
  email?: string | null | undefined
}

/**
 * Rejects with BLOCKED for an account that a host has shut out, and for its address without it; with ADDRESS_UNPROVEN for
 * an address that may be somebody else's and was shut out as such. To be asked inside the transaction that writes.
 */
export async function requireWelcome(db: Db, memorialUuid: string, adding: Adding): Promise<void> {
  const { isBlocked, isAddressBlocked } = await readBlocked(db, memorialUuid, adding)
  if (isBlocked) throw new DomainError('BLOCKED')
  if (isAddressBlocked && adding.userUuid === null) throw new DomainError('ADDRESS_UNPROVEN')
}
