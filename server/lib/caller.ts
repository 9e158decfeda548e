/** The person behind a valid token. */
export interface Caller {
  uuid: string
  email: string
  firstName: string
  surname: string
  emailVerified: boolean
  /** Until when the account can still be kept; null: nobody asked to delete it. */
  deletionDueAt: Date | null
  /** SHA-256 of the token, to forget exactly this one on sign-out. */
  tokenHash: Buffer
}

declare const proven: unique symbol

/**
 * The proof that somebody may change a memorial. Only the memorials service makes one (`host`, `owner`),
 * so a function that takes it cannot be called without the check.
 */
export interface Hosted {
  readonly [proven]: true
  readonly memorialUuid: string
  readonly userUuid: string
  readonly role: 'OWNER' | 'ADMIN'
}

/** For the memorials service alone; dependency-cruiser keeps others out. */
export function proveHosted(facts: Omit<Hosted, typeof proven>): Hosted {
  return facts as Hosted
}
