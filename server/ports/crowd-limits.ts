import type { LimitName } from './limits.ts'

/** What is counted: by which rule, and under which key. */
export type Budget = readonly [rule: LimitName, key: string]

/** What somebody does, and who they may be. */
export interface Doing {
  /** Of this one person; null where nothing tells them from others. */
  person: Budget | null
  /** What everybody of their network has free together (`lib/place-of.ts`); null for whoever came by a link of their own. */
  network: Budget | null
  /** A puzzle that their browser solved (`Captcha.admits`). */
  proof?: string | null | undefined
  /** It came as a plain form: browsers without script solve no puzzles. */
  isForm?: boolean
}

/**
 * Limits where a hall full of people may share one network: people are limited, places are not. Beyond what a network has
 * free, a proof of work is asked for, and nobody is refused (docs/decisions/0268).
 */
export interface CrowdLimits {
  /**
   * Counts it. `waits`: it is taken, but should not be seen before somebody has looked at it. Rejects with `LimitReached`
   * where this person did too much, or too many forms came beyond what is free; with CAPTCHA_NEEDED where a browser should
   * send the same again with a proof. What is rejected is not counted against the person.
   */
  count(doing: Doing): Promise<'free' | 'waits'>
}
