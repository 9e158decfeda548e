import type { AppearAtOnce } from '#contract/memorials.ts'
import { type Finding, screenLine, screenText } from '#server/lib/spam.ts'

export interface Arriving {
  /** HOST: hosts and moderators. INVITED: people the family invited. OTHER: everyone else. */
  by: 'HOST' | 'INVITED' | 'OTHER'
  appearAtOnce: AppearAtOnce
  message: string
  /** The lines shown with it: the name, and the captions of its photos. */
  lines: readonly string[]
  /** How many other contributions have the same text. */
  sameElsewhere: number
  /** The contribution before this change; null for a new one. */
  before: { state: 'VISIBLE' | 'HIDDEN' | 'PENDING'; message: string; lines: readonly string[] } | null
  /** A host hid or removed an earlier one of the person here, so the new one waits. */
  takenDownBefore: boolean
}

export interface Arrival {
  state: 'VISIBLE' | 'HIDDEN' | 'PENDING'
  /** Only for the hosts; the contributor is only told that the family will see it first. */
  pendingReason: 'APPROVAL' | Finding | null
}

/**
 * Whether a new or changed contribution is visible at once. The memorial's setting decides. But doubtful words wait for
 * a host whatever the setting, until hosts have approved exactly those words. Names and captions count as words.
 */
export function arrivalOf(arriving: Arriving): Arrival {
  const { by, appearAtOnce, before, takenDownBefore } = arriving
  // A change does not show again what a host hid.
  if (before?.state === 'HIDDEN') return { state: 'HIDDEN', pendingReason: null }
  if (by === 'HOST') return { state: 'VISIBLE', pendingReason: null }
  const found = doubtIn(arriving)
  if (found) return { state: 'PENDING', pendingReason: found }
  const isTrusted = appearAtOnce === 'EVERYONE' || (appearAtOnce === 'INVITED' && by === 'INVITED')
  // Withdrawing a contribution and writing it again does not get around this.
  const atOnce = isTrusted && (before?.state === 'VISIBLE' || !takenDownBefore)
  return atOnce ? { state: 'VISIBLE', pendingReason: null } : { state: 'PENDING', pendingReason: 'APPROVAL' }
}

/** Checks only what changed since hosts approved it. */
function doubtIn({ message, lines, sameElsewhere, before }: Arriving): Finding | null {
  const letIn = before?.state === 'VISIBLE' ? before : null
  const found = letIn?.message === message ? null : screenText(message, sameElsewhere)
  const unseen = lines.filter((line) => !letIn?.lines.includes(line))
  return found ?? unseen.map(screenLine).find((doubt) => doubt !== null) ?? null
}
