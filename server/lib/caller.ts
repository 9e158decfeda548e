import type { Language } from '#languages/index.ts'

/** The person behind a valid token. */
export interface Caller {
  uuid: string
  email: string
  firstName: string
  surname: string
  emailVerified: boolean
  /** False: a mailed code signs them in. */
  hasPassword: boolean
  language: Language | null
  /** Until when the deletion of the account can be withdrawn; null without one. */
  deletionDueAt: Date | null
  /** SHA-256 of the token, so that signing out deletes exactly this one. */
  tokenHash: Buffer
  /** The only memorial that they may add to: a personal link signed them in, and their address counts as unconfirmed. */
  invitedTo: string | null
  /** Of an operator's account, when it showed the passkey that opened this session; null: an ordinary account. */
  operator: { proofAt: Date | null } | null
}

declare const asHost: unique symbol
declare const asModerator: unique symbol
declare const asContributor: unique symbol

/** Proves that a person may moderate a memorial (`moderator`). Hosts may, too. */
export interface ModeratorAccess {
  readonly [asModerator]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly role: 'OWNER' | 'ADMIN' | 'MODERATOR'
}

/**
 * Proves that a person may change a memorial. Only `modules/access` makes one (`authorise`), so a function that
 * takes it cannot be called without the check.
 */
export interface HostAccess extends ModeratorAccess {
  readonly [asHost]: true
  readonly role: 'OWNER' | 'ADMIN'
}

/** The facts about a host, without the proof. */
export type HostFacts = Pick<HostAccess, 'memorialUuid' | 'userUuid' | 'role'>

/** Only for `modules/access`; dependency-cruiser enforces that. */
export function grantHostAccess(facts: Omit<HostAccess, typeof asHost | typeof asModerator>): HostAccess {
  return facts as HostAccess
}

export function grantModeratorAccess(facts: Omit<ModeratorAccess, typeof asModerator>): ModeratorAccess {
  return facts as ModeratorAccess
}

/**
 * Proves that a person may add to a memorial: their address is proved, they may read it, and no host blocked them. Only
 * `modules/access` makes one (`authoriseContributor`).
 */
export interface ContributorAccess {
  readonly [asContributor]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly email: string
}

export function grantContributorAccess(
  facts: Omit<ContributorAccess, typeof asContributor>,
): ContributorAccess {
  return facts as ContributorAccess
}
