import { DomainError } from '#server/lib/domain-error.ts'
import type { Captcha } from './captcha.ts'
import { type LimitName, type Limits, withinLimit } from './limits.ts'

/** A limit's rule and its key. */
export type Budget = readonly [rule: LimitName, key: string]

/** One action, and what identifies the person. */
export interface Doing {
  /** The limit of this person; null when nothing identifies them. */
  person: Budget | null
  /** The free limit that all people of their network share; null for a visitor with a personal link. */
  network: Budget | null
  /** The challenge that their browser solved (`Captcha.admits`). */
  proof?: string | null | undefined
  /** Sent as a plain form: browsers without script cannot solve challenges. */
  isForm?: boolean
}

/** The kind of link a visitor came by: personal, or from a printed QR code. */
export type LinkKind = 'PERSONAL' | 'PRINTED' | null

/** The shared limit that a visitor at a memorial counts toward: that of their link rather than of their network. */
export function placeOf(
  link: LinkKind,
  rule: LimitName,
  { ip, memorialUuid }: { ip: string; memorialUuid: string },
): Budget | null {
  if (link === 'PERSONAL') return null
  return link === 'PRINTED' ? ['byPrintedCode', `${rule} ${memorialUuid}`] : [rule, `${ip} ${memorialUuid}`]
}

export type CrowdLimits = ReturnType<typeof crowdLimits>

/**
 * Limits for places where a hall full of people may share one network: people are limited, networks are not. Beyond a
 * network's free limit a proof of work is required, and nobody is refused (docs/decisions/0268).
 */
export function crowdLimits({ limits, captcha }: { limits: Limits; captcha: Captcha }) {
  /**
   * Counts an action. `waits`: accepted, but hidden until somebody has checked it. Rejects with `LimitReached` when
   * this person did too much, or too many forms came beyond the free limit; with CAPTCHA_NEEDED when the browser should
   * repeat the request with a proof. A rejected action is not counted against the person.
   */
  async function count({ person, network, proof, isForm }: Doing): Promise<'free' | 'waits'> {
    if (person) await limits.take(...person)
    try {
      if (!network || (await withinLimit(limits, ...network))) return 'free'
      if (isForm) {
        await limits.take('formBeyondFree', network.join(' '))
        return 'waits'
      }
      if (!(await captcha.admits(proof))) throw new DomainError('CAPTCHA_NEEDED')
      return 'free'
    } catch (reason) {
      if (person) await limits.giveBack(...person)
      throw reason
    }
  }

  return { count }
}
