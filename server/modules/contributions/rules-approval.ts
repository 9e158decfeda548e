import type { AppearAtOnce } from '#contract/memorials.ts'
import { type Finding, lookOver, lookOverLine } from '#server/lib/spam.ts'

export interface Arriving {
  /** Hosts and moderators; those the family invited; everyone else. */
  by: 'HOST' | 'INVITED' | 'OTHER'
  appearAtOnce: AppearAtOnce
  message: string
  /** What is shown with it: the name, and the captions of its photos. */
  lines: readonly string[]
  /** How many other contributions hold the same text (`repo-approval.ts`). */
  sameElsewhere: number
  /** What stood there until now, if it is changed. */
  before: { state: 'VISIBLE' | 'HIDDEN' | 'PENDING'; message: string; lines: readonly string[] } | null
  /** A host hid or removed what they had here before: what comes instead is for them to see first. */
  takenDownBefore: boolean
}

export interface Arrival {
  state: 'VISIBLE' | 'HIDDEN' | 'PENDING'
  /** For the hosts alone; whoever wrote it is told that the family will see it first. */
  pendingReason: 'APPROVAL' | Finding | null
}

/**
 * Whether a contribution, new or changed, is seen at once. By the setting of the memorial; but what its words make
 * doubtful waits for somebody to look, whatever the setting, until they have let those very words in. Names and captions are words.
 */
export function arrivalOf(arriving: Arriving): Arrival {
  const { by, appearAtOnce, before, takenDownBefore } = arriving
  // Changing it does not bring back what a host took down.
  if (before?.state === 'HIDDEN') return { state: 'HIDDEN', pendingReason: null }
  if (by === 'HOST') return { state: 'VISIBLE', pendingReason: null }
  const found = doubtIn(arriving)
  if (found) return { state: 'PENDING', pendingReason: found }
  const isTrusted = appearAtOnce === 'EVERYONE' || (appearAtOnce === 'INVITED' && by === 'INVITED')
  // Taking one's own away and writing it again is no way round.
  const atOnce = isTrusted && (before?.state === 'VISIBLE' || !takenDownBefore)
  return atOnce ? { state: 'VISIBLE', pendingReason: null } : { state: 'PENDING', pendingReason: 'APPROVAL' }
}

/** What is new in it since hosts let it in. */
function doubtIn({ message, lines, sameElsewhere, before }: Arriving): Finding | null {
  const letIn = before?.state === 'VISIBLE' ? before : null
  const found = letIn?.message === message ? null : lookOver(message, sameElsewhere)
  const unseen = lines.filter((line) => !letIn?.lines.includes(line))
  return found ?? unseen.map(lookOverLine).find((doubt) => doubt !== null) ?? null
}
