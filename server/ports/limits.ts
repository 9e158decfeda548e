import { account } from '#contract/limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'

/** Limits of how often something may be done. Stored in the database, so they apply across nodes. */
export const limitRules = {
  // Wrong passwords: guesses of strangers use up nothing of the person's own network and browsers.
  signInByAddressAndIp: { points: 10, seconds: 15 * 60 },
  signInByAddress: { points: 100, seconds: 60 * 60 },
  signInByDevice: { points: 10, seconds: 15 * 60 },
  // Free tries of a network; above them the server asks for a proof of work (adapters/limits/network.ts).
  signInByIp: { points: 200, seconds: 15 * 60 },
  passkeyByIp: { points: 300, seconds: 15 * 60 },
  passwordByUser: { points: 10, seconds: 15 * 60 },
  signUpByIp: { points: 200, seconds: 60 * 60 },
  // Codes that prove an address. One network has a part of them only, so that no stranger uses up another person's. Who
  // used them up can still use "Forgot password".
  codeMailByAddressAndIp: { points: 8, seconds: 24 * 60 * 60 },
  codeMailByAddress: { points: 40, seconds: 24 * 60 * 60 },
  // Beyond these, for signing in: one long code for all who ask. Each is valid for half an hour, so the newest always has some
  // time left.
  longCodeByAddress: { points: 1, seconds: account.longCodeEveryMinutes * 60 },
  // A link is valid for half an hour: even if a stranger requests links, the newest always has some time left.
  forgotByAddress: { points: 2, seconds: 20 * 60 },
  forgotByIp: { points: 200, seconds: 60 * 60 },
  newDeviceMailByUser: { points: 5, seconds: 24 * 60 * 60 },
  hostInviteByUser: { points: 60, seconds: 24 * 60 * 60 },
  // Before the payment an account costs nothing: a family that builds together has enough (docs/decisions/0009).
  hostInviteUnpaidByUser: { points: 6, seconds: 24 * 60 * 60 },
  hostInviteByAddress: { points: 10, seconds: 24 * 60 * 60 },
  // Invitations (docs/decisions/0015): to one person, as guest or helper, by memorial; for helpers also by
  // inviting account. Those beyond the other limits wait.
  invitationToOne: { points: 3, seconds: 7 * 24 * 60 * 60 },
  invitationByRecipient: { points: 10, seconds: 24 * 60 * 60 },
  invitationsByHour: { points: 600, seconds: 60 * 60 },
  invitationsByDay: { points: 2500, seconds: 24 * 60 * 60 },
  // Notes of thanks to addresses that only a host typed (docs/decisions/0038).
  thanksByUser: { points: 200, seconds: 24 * 60 * 60 },
  thanksByRecipient: { points: 5, seconds: 24 * 60 * 60 },
  // Wrong passcodes: a hall may have many. Once a memorial has reached its limit from all networks together, each
  // network has a few of its own, fewer as the day goes on, until somebody there enters the right one
  // (docs/decisions/0009).
  passcodeByIp: { points: 300, seconds: 60 * 60 },
  passcodeByMemorial: { points: 1000, seconds: 24 * 60 * 60 },
  passcodeAboveCap: { points: 10, seconds: 15 * 60 },
  passcodeAboveCapByDay: { points: 30, seconds: 24 * 60 * 60 },
  // Of memorials; then those that can be guessed are neither shown nor denied there (modules/access/service-addresses.ts).
  unknownAddressByNetwork: { points: 200, seconds: 60 * 60 },
  // Actions of one person at one memorial.
  contributionByUser: { points: 20, seconds: 60 * 60 },
  rsvpByPerson: { points: 20, seconds: 60 * 60 },
  donationByUser: { points: 20, seconds: 60 * 60 },
  reportByPerson: { points: 20, seconds: 60 * 60 },
  // A hall full of mourners shares one network: this much is free at one memorial, and more needs a proof of work.
  contributionByIp: { points: 500, seconds: 60 * 60 },
  rsvpByIp: { points: 500, seconds: 60 * 60 },
  donationByIp: { points: 500, seconds: 60 * 60 },
  reportByIp: { points: 20, seconds: 60 * 60 },
  // The free limit that all people with a printed QR code share.
  byPrintedCode: { points: 2000, seconds: 60 * 60 },
  // Beyond that, forms of browsers without script; what they send waits for a check.
  formBeyondFree: { points: 200, seconds: 60 * 60 },
  yearlyNoteByPerson: { points: 20, seconds: 60 * 60 },
  yearlyNoteByIp: { points: 500, seconds: 60 * 60 },
  // Mails about one memorial to an address that somebody typed and nobody proved: about answers, and to confirm a yearly
  // note.
  mailToTypedAddress: { points: 1, seconds: 24 * 60 * 60 },
  // Messages about an event, each to everybody who answered (docs/decisions/0024).
  eventNoticeByUser: { points: 8, seconds: 24 * 60 * 60 },
  // Replies by mail of one person: their mail server keeps those beyond, and tries again (docs/decisions/0027).
  inboundByPerson: { points: 40, seconds: 24 * 60 * 60 },
  // Those beyond are counted, and told of once (docs/decisions/0027).
  inboundPutOffByPerson: { points: 200, seconds: 24 * 60 * 60 },
  inboundPutOffToldByPerson: { points: 1, seconds: 24 * 60 * 60 },
  // Receipts for them.
  inboundReceiptByPerson: { points: 12, seconds: 24 * 60 * 60 },
  // What the link of a mailed receipt changes, and how often it is mailed again (docs/decisions/0027).
  receiptByThing: { points: 40, seconds: 60 * 60 },
  receiptMailByThing: { points: 3, seconds: 24 * 60 * 60 },
  // Yes and no, by the link in a successor's mail (docs/decisions/0035).
  namingBySuccessor: { points: 40, seconds: 60 * 60 },
  bookByMemorial: { points: 20, seconds: 60 * 60 },
  orderByMemorial: { points: 60, seconds: 60 * 60 },
  orderByUser: { points: 60, seconds: 60 * 60 },
  servicePackByMemorial: { points: 20, seconds: 60 * 60 },
  // Wrong promo codes. An account has few memorials that nobody paid for.
  promoByMemorial: { points: 5, seconds: 100 * 365 * 24 * 60 * 60 },
  promoByIp: { points: 100, seconds: 60 * 60 },
  // What an account still has in a network that used up its limit: enough for one memorial.
  promoInGuessedNetwork: { points: 5, seconds: 24 * 60 * 60 },
} as const

export type LimitName = keyof typeof limitRules

export interface Limits {
  /** Counts one use; rejects with `LimitReached` once the points are used up. */
  take(rule: LimitName, key: string): Promise<void>
  /** Takes one use back, e.g. of a right guess. */
  giveBack(rule: LimitName, key: string): Promise<void>
  /** Resets the count, e.g. after the right password. */
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

/** Counts one use; returns false instead of rejecting once the points are used up. */
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
 * Counts an invitation to a person, as guest or helper, whatever was withdrawn meanwhile. Rejects with INVITED_OFTEN,
 * with a text about this person, when the limit is reached (docs/decisions/0015).
 *
 * @param from the memorial, or the inviting account
 */
export async function countInvitationToOne(limits: Limits, from: string, email: string): Promise<void> {
  try {
    await limits.take('invitationToOne', `${from} ${mailboxKey(email)}`)
  } catch (reason) {
    if (!(reason instanceof LimitReached)) throw reason
    throw new DomainError('INVITED_OFTEN', { retryAfterSeconds: reason.retryAfterSeconds })
  }
}
