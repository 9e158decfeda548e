import { DomainError } from '#server/lib/domain-error.ts'
import { mailboxKey } from '#server/lib/mailbox-key.ts'
import type { Captcha } from './captcha.ts'

/**
 * Limits of how often something may be done. Stored in the database, so they apply across nodes. People are limited, not
 * addresses; what a network has together is free, and more needs a proof of work (docs/decisions/0009). A count takes a
 * connection of its own, so none is made inside a transaction.
 */
export const limitRules = {
  // Wrong passwords: of a browser that signed in before, of somebody signed in, or of an address in one network, so that
  // strangers use up nothing of the person's own; then those for an address from all unknown browsers.
  passwordByPerson: { points: 10, seconds: 15 * 60 },
  passwordByAddress: { points: 100, seconds: 60 * 60 },
  // What a network has free: wrong passwords, passkeys, sign-ups, codes and links to a new password together.
  accountByIp: { points: 200, seconds: 15 * 60 },
  // Codes that prove an address. One network has a part of them only.
  codeMailByAddressAndIp: { points: 8, seconds: 24 * 60 * 60 },
  codeMailByAddress: { points: 40, seconds: 24 * 60 * 60 },
  // A link is valid for half an hour: even if a stranger requests links, the newest always has some time left.
  forgotByAddress: { points: 2, seconds: 20 * 60 },

  // Mails that a host has sent to an address that they typed; before the payment an account costs nothing, and a family
  // that builds together has enough.
  mailByHost: { points: 2500, seconds: 24 * 60 * 60 },
  hostInviteUnpaidByUser: { points: 6, seconds: 24 * 60 * 60 },
  // Invitations of one person, as guest or helper, by memorial; for helpers also by inviting account.
  invitationToOne: { points: 3, seconds: 7 * 24 * 60 * 60 },
  // To one address, from all memorials; invitations and messages about events beyond it wait.
  mailByRecipient: { points: 10, seconds: 24 * 60 * 60 },
  // Messages of a host about an event, each to everybody who answered.
  noticeByMemorial: { points: 8, seconds: 24 * 60 * 60 },
  // Mails about one memorial to an address that somebody typed and nobody proved: about answers, and to confirm a yearly
  // note.
  mailToTypedAddress: { points: 1, seconds: 24 * 60 * 60 },

  // Wrong passcodes: a hall may have many. Once a memorial has reached its limit from all networks together, each network
  // has a few of its own, until somebody there enters the right one.
  passcodeByIp: { points: 300, seconds: 60 * 60 },
  passcodeByMemorial: { points: 1000, seconds: 24 * 60 * 60 },
  passcodeAboveCap: { points: 30, seconds: 24 * 60 * 60 },
  // Of memorials; then those that can be guessed are neither shown nor denied there (modules/access/authorise-caller.ts).
  unknownAddressByNetwork: { points: 200, seconds: 60 * 60 },

  // Answers, memories, gifts, reports and yearly notes at one memorial, each for itself: of one person, and what is free
  // in one network, or for all who hold the printed code.
  actByPerson: { points: 20, seconds: 60 * 60 },
  actByIp: { points: 500, seconds: 60 * 60 },
  byPrintedCode: { points: 2000, seconds: 60 * 60 },
  // Beyond that, forms of browsers without script; what they send waits for a check.
  formBeyondFree: { points: 200, seconds: 60 * 60 },
  // Replies by mail of one person: their mail server keeps those beyond, and tries again (docs/decisions/0027).
  inboundByPerson: { points: 40, seconds: 24 * 60 * 60 },

  // Books, orders of service and packs, each for itself.
  madeByMemorial: { points: 60, seconds: 60 * 60 },
  // Wrong promo codes. An account has few memorials that nobody paid for.
  promoByMemorial: { points: 5, seconds: 100 * 365 * 24 * 60 * 60 },
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

/** Takes back the count of an invitation that was refused. */
export const giveBackInvitation = (limits: Limits, from: string, email: string): Promise<void> =>
  limits.giveBack('invitationToOne', `${from} ${mailboxKey(email)}`)

/** A limit's rule and its key. */
export type CountedUnder = readonly [rule: LimitName, key: string]

export type NetworkLimits = ReturnType<typeof openNetworkLimits>

/**
 * Limits for places where a hall full of people may share one network: people are limited, networks are not. Beyond a
 * network's free limit a proof of work is required, and nobody is refused (docs/decisions/0009).
 */
export const openNetworkLimits = ({ limits, captcha }: { limits: Limits; captcha: Captcha }) => ({
  /**
   * Counts an action. `waits`: accepted, but hidden until somebody has checked it. Rejects with `LimitReached` when
   * this person did too much, or too many forms came beyond the free limit; with CAPTCHA_NEEDED when the browser should
   * repeat the request with a proof. A rejected action is not counted against the person.
   */
  async count(action: {
    /** The limit of this person; null when nothing identifies them. */
    person: CountedUnder | null
    /** What everybody of their network has free together (`lib/network-key.ts`); null for whoever came by a link of their own. */
    network: CountedUnder | null
    /** The challenge that their browser solved (`Captcha.admits`). */
    proof?: string | null | undefined
    /** Sent as a plain form: without script no challenge can be solved, and `forms/enhance.ts` solves one when it is refused. */
    isForm?: boolean
  }): Promise<'free' | 'waits'> {
    const { person, network, proof, isForm } = action
    if (person) await limits.take(...person)
    try {
      if (!network || (await withinLimit(limits, ...network))) return 'free'
      if (isForm && !proof) {
        await limits.take('formBeyondFree', network.join(' '))
        return 'waits'
      }
      if (!(await captcha.admits(proof))) throw new DomainError('CAPTCHA_NEEDED')
      return 'free'
    } catch (reason) {
      if (person) await limits.giveBack(...person)
      throw reason
    }
  },
})
