import type { Language } from '#contract/languages/index.ts'

/** The person behind a valid token. */
export interface Caller {
  uuid: string
  email: string
  firstName: string
  surname: string
  emailVerified: boolean
  language: Language | null
  /** Until when the deletion of the account can be withdrawn; null without one. */
  deletionDueAt: Date | null
  /** SHA-256 of the token, so that signing out deletes exactly this one. */
  tokenHash: Buffer
}

declare const proven: unique symbol
declare const looksAfter: unique symbol
declare const welcomed: unique symbol

/** Proves that a person may moderate a memorial (`moderator`). Hosts may, too. */
export interface Moderating {
  readonly [looksAfter]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly role: 'OWNER' | 'ADMIN' | 'MODERATOR'
}

/**
 * Proves that a person may change a memorial. Only the memorials service makes one (`host`, `owner`), so a function
 * that takes it cannot be called without the check.
 */
export interface Hosted extends Moderating {
  readonly [proven]: true
  readonly role: 'OWNER' | 'ADMIN'
}

/** The facts about a host, without the proof. */
export type HostFacts = Pick<Hosted, 'memorialUuid' | 'userUuid' | 'role'>

/** Only for the memorials service; dependency-cruiser enforces that. */
export function proveHosted(facts: Omit<Hosted, typeof proven | typeof looksAfter>): Hosted {
  return facts as Hosted
}

export function proveModerating(facts: Omit<Moderating, typeof looksAfter>): Moderating {
  return facts as Moderating
}

/**
 * Proves that a person may add to a memorial: their address is proved, they may read it, and no host blocked them. Only
 * the memorials service makes one (`welcome`).
 */
export interface Welcomed {
  readonly [welcomed]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly email: string
}

export function proveWelcomed(facts: Omit<Welcomed, typeof welcomed>): Welcomed {
  return facts as Welcomed
}
