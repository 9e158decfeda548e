import { DomainError } from '#server/lib/domain-error.ts'

/** How often something may be done. Held in the database, so across nodes. */
export const limitRules = {
  // Wrong passwords: what strangers guess takes nothing from the person's own network and browsers.
  signInByAddressAndIp: { points: 10, seconds: 15 * 60 },
  signInByAddress: { points: 100, seconds: 60 * 60 },
  signInByDevice: { points: 10, seconds: 15 * 60 },
  // What a network has free of something; more takes a proof of work (adapters/limits/crowd.ts).
  signInByIp: { points: 200, seconds: 15 * 60 },
  passkeyByIp: { points: 300, seconds: 15 * 60 },
  passwordByUser: { points: 10, seconds: 15 * 60 },
  signUpByIp: { points: 200, seconds: 60 * 60 },
  // Codes that prove an address. Whoever has used them up gets in by "Forgot password".
  codeMailByAddress: { points: 20, seconds: 24 * 60 * 60 },
  // A link works for half an hour: while a stranger asks, the newest always has some time left.
  forgotByAddress: { points: 2, seconds: 20 * 60 },
  forgotByIp: { points: 200, seconds: 60 * 60 },
  newDeviceMailByUser: { points: 5, seconds: 24 * 60 * 60 },
  keptMailByUser: { points: 10, seconds: 24 * 60 * 60 },
  hostInviteByUser: { points: 60, seconds: 24 * 60 * 60 },
  hostInviteByAddress: { points: 10, seconds: 24 * 60 * 60 },
  // Invitations (docs/decisions/0182, 0234): to one person, of guests and helpers, by memorial; of helpers by who asks, too.
  // What is more than the others waits.
  invitationToOne: { points: 3, seconds: 7 * 24 * 60 * 60 },
  invitationByRecipient: { points: 10, seconds: 24 * 60 * 60 },
  invitationsByHour: { points: 600, seconds: 60 * 60 },
  invitationsByDay: { points: 2500, seconds: 24 * 60 * 60 },
  // Wrong words: a hall may have many. Once a memorial has had its cap from all networks together, each has a few of its
  // own, and fewer as the day goes on, until somebody there has the word right (docs/decisions/0237).
  passcodeByIp: { points: 300, seconds: 60 * 60 },
  passcodeByMemorial: { points: 1000, seconds: 24 * 60 * 60 },
  passcodeAboveCap: { points: 10, seconds: 15 * 60 },
  passcodeAboveCapByDay: { points: 30, seconds: 24 * 60 * 60 },
  // What one person does at one memorial.
  contributionByUser: { points: 20, seconds: 60 * 60 },
  rsvpByPerson: { points: 20, seconds: 60 * 60 },
  donationByUser: { points: 20, seconds: 60 * 60 },
  reportByPerson: { points: 20, seconds: 60 * 60 },
  // A hall full of mourners shares one network: so much is free at one memorial, and more takes a proof of work.
  contributionByIp: { points: 500, seconds: 60 * 60 },
  rsvpByIp: { points: 500, seconds: 60 * 60 },
  donationByIp: { points: 500, seconds: 60 * 60 },
  reportByIp: { points: 100, seconds: 60 * 60 },
  // What those have free together who scanned a QR code that the family printed.
  byPrintedCode: { points: 2000, seconds: 60 * 60 },
  // Beyond that, forms of browsers that run no script; what they bring waits for somebody to look at it.
  formBeyondFree: { points: 200, seconds: 60 * 60 },
  rsvpMailByAddress: { points: 5, seconds: 60 * 60 },
  bookByMemorial: { points: 20, seconds: 60 * 60 },
  servicePackByMemorial: { points: 20, seconds: 60 * 60 },
  // Wrong promo codes. Memorials cost nothing until they are paid for, so whoever makes many has no more guesses.
  promoByMemorial: { points: 5, seconds: 100 * 365 * 24 * 60 * 60 },
  promoByUser: { points: 20, seconds: 24 * 60 * 60 },
  promoByIp: { points: 100, seconds: 60 * 60 },
  // What an account still has in a network that used those up: as many as one memorial needs.
  promoInGuessedNetwork: { points: 5, seconds: 24 * 60 * 60 },
} as const

export type LimitName = keyof typeof limitRules

export interface Limits {
  /** Counts one use; rejects with `LimitReached` once the points are gone. */
  take(rule: LimitName, key: string): Promise<void>
  /** Takes one use back that did not count after all, e.g. of a guess that was right. */
  giveBack(rule: LimitName, key: string): Promise<void>
  /** Forgets what was counted, e.g. after the right password. */
  forgive(rule: LimitName, key: string): Promise<void>
}

export class LimitReached extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts')
    this.name = 'LimitReached'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Counts one use, for what goes on otherwise once the points are gone: false then, and no rejection. */
export async function withinLimit(limits: Limits, rule: LimitName, key: string): Promise<boolean> {
  try {
    await limits.take(rule, key)
    return true
  } catch (reason) {
    if (reason instanceof LimitReached) return false
    throw reason
  }
}

/**
 * Counts an invitation to somebody, as a guest or to look after a memorial, whatever was taken back meanwhile. Rejects
 * with INVITED_OFTEN, in words about this person, where a limit has none (docs/decisions/0182, 0234).
 *
 * @param from the memorial, or the account that asks
 */
export async function countInvitationToOne(limits: Limits, from: string, email: string): Promise<void> {
  try {
    await limits.take('invitationToOne', `${from} ${email.toLowerCase()}`)
  } catch (reason) {
    if (!(reason instanceof LimitReached)) throw reason
    throw new DomainError('INVITED_OFTEN', { retryAfterSeconds: reason.retryAfterSeconds })
  }
}
