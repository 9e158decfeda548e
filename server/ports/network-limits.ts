import type { LimitName } from './limits.ts'

/** A limit's rule and its key. */
export type CountedUnder = readonly [rule: LimitName, key: string]

/** One action, and what identifies the person. */
interface CountedAction {
  /** The limit of this person; null when nothing identifies them. */
  person: CountedUnder | null
  /** What everybody of their network has free together (`lib/network-key.ts`); null for whoever came by a link of their own. */
  network: CountedUnder | null
  /** The challenge that their browser solved (`Captcha.admits`). */
  proof?: string | null | undefined
  /** Sent as a plain form: browsers without script cannot solve challenges. */
  isForm?: boolean
}

/**
 * Limits for places where a hall full of people may share one network: people are limited, networks are not. Beyond a
 * network's free limit a proof of work is required, and nobody is refused (docs/decisions/0009).
 */
export interface NetworkLimits {
  /**
   * Counts an action. `waits`: accepted, but hidden until somebody has checked it. Rejects with `LimitReached` when
   * this person did too much, or too many forms came beyond the free limit; with CAPTCHA_NEEDED when the browser should
   * repeat the request with a proof. A rejected action is not counted against the person.
   */
  count(doing: CountedAction): Promise<'free' | 'waits'>
}
