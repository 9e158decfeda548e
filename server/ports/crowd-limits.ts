import { DomainError } from '#server/lib/domain-error.ts'
import type { Captcha } from './captcha.ts'
import { type LimitName, type Limits, withinLimit } from './limits.ts'

/** What is counted: by which rule, and under which key. */
export type Budget = readonly [rule: LimitName, key: string]

/** What somebody does, and who they may be. */
export interface Doing {
  /** Of this one person; null where nothing tells them from others. */
  person: Budget | null
  /** What everybody of their network has free together; null for whoever came by a link of their own. */
  network: Budget | null
  /** A puzzle that their browser solved (`Captcha.admits`). */
  proof?: string | null | undefined
  /** It came as a plain form: browsers without script solve no puzzles. */
  isForm?: boolean
}

/** Whose link somebody came by: their own, or the one in the QR codes that the family prints. */
export type LinkKind = 'PERSONAL' | 'PRINTED' | null

/** Where somebody is at a memorial: a link counts for those who hold it, not for their network. */
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
 * Limits where a hall full of people may share one network: people are limited, places are not. Beyond what a network has
 * free, a proof of work is asked for, and nobody is refused (docs/decisions/0268).
 */
export function crowdLimits({ limits, captcha }: { limits: Limits; captcha: Captcha }) {
  /**
   * Counts it. `waits`: it is taken, but should not be seen before somebody has looked at it. Rejects with `LimitReached`
   * where this person did too much, or too many forms came beyond what is free; with CAPTCHA_NEEDED where a browser should
   * send the same again with a proof. What is rejected is not counted against the person.
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
