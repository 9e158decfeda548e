import type { AppearAtOnce } from '#contract/memorials.ts'
import { type Finding, lookOver } from '#server/lib/spam.ts'

export interface Arriving {
  /** Hosts and moderators; those the family invited; everyone else. */
  by: 'HOST' | 'INVITED' | 'OTHER'
  appearAtOnce: AppearAtOnce
  message: string
  /** How many other contributions hold the same text (`repo-approval.ts`). */
  sameElsewhere: number
  /** What stood there until now, if it is changed. */
  before: { state: 'VISIBLE' | 'HIDDEN' | 'PENDING'; message: string } | null
}

export interface Arrival {
  state: 'VISIBLE' | 'HIDDEN' | 'PENDING'
  /** For the hosts alone; whoever wrote it is told that the family will see it first. */
  pendingReason: 'APPROVAL' | Finding | null
}

/**
 * Whether a contribution, new or changed, is seen at once. By the setting of the memorial; but what its words make
 * doubtful waits for somebody to look, whatever the setting, until they have let those very words in.
 */
export function arrivalOf({ by, appearAtOnce, message, sameElsewhere, before }: Arriving): Arrival {
  // Changing it does not bring back what a host took down.
  if (before?.state === 'HIDDEN') return { state: 'HIDDEN', pendingReason: null }
  if (by === 'HOST') return { state: 'VISIBLE', pendingReason: null }
  const letIn = before?.state === 'VISIBLE' && before.message === message
  const found = letIn ? null : lookOver(message, sameElsewhere)
  if (found) return { state: 'PENDING', pendingReason: found }
  const atOnce = appearAtOnce === 'EVERYONE' || (appearAtOnce === 'INVITED' && by === 'INVITED')
  return atOnce ? { state: 'VISIBLE', pendingReason: null } : { state: 'PENDING', pendingReason: 'APPROVAL' }
}
