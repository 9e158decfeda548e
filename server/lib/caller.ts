import type { Language } from '#contract/languages/index.ts'

/** The person behind a valid token. */
export interface Caller {
  uuid: string
  email: string
  firstName: string
  surname: string
  emailVerified: boolean
  language: Language | null
  /** Until when the account can still be kept; null: nobody asked to delete it. */
  deletionDueAt: Date | null
  /** SHA-256 of the token, to forget exactly this one on sign-out. */
  tokenHash: Buffer
}

declare const proven: unique symbol
declare const looksAfter: unique symbol
declare const welcomed: unique symbol

/** The proof that somebody may look after what others add to a memorial (`moderator`). Hosts may, too. */
export interface Moderating {
  readonly [looksAfter]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly role: 'OWNER' | 'ADMIN' | 'MODERATOR'
}

/**
 * The proof that somebody may change a memorial. Only the memorials service makes one (`host`, `owner`),
 * so a function that takes it cannot be called without the check.
 */
export interface Hosted extends Moderating {
  readonly [proven]: true
  readonly role: 'OWNER' | 'ADMIN'
}

/** Who a host is, without the proof. */
export type HostFacts = Pick<Hosted, 'memorialUuid' | 'userUuid' | 'role'>

/** For the memorials service alone; dependency-cruiser keeps others out. */
export function proveHosted(facts: Omit<Hosted, typeof proven | typeof looksAfter>): Hosted {
  return facts as Hosted
}

export function proveModerating(facts: Omit<Moderating, typeof looksAfter>): Moderating {
  return facts as Moderating
}

/**
 * The proof that somebody may add to a memorial: they proved their address, may read it, and no host shut them out.
 * Only the memorials service makes one (`welcome`).
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
