import { DomainError } from '#server/lib/domain-error.ts'
import type { Db } from '#server/ports/database.ts'
import { isBlocked } from './repo-blocking.ts'

/** Somebody who would add something: by their account, or by the address they give. */
export interface Adding {
  userUuid: string | null
  email?: string | null | undefined
}

/**
 * Rejects with BLOCKED for an account that a host has shut out, and for its address without it. To be asked inside
 * the transaction that writes.
 */
export async function requireWelcome(db: Db, memorialUuid: string, adding: Adding): Promise<void> {
  if (await isBlocked(db, memorialUuid, adding)) throw new DomainError('BLOCKED')
}
