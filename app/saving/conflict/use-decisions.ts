import { useState } from 'react'

/**
 * Conflicts that a host decides one after the other.
 *
 * @param onSettle called with those of which somebody else's stays, once all are decided
 */
export function useDecisions<Conflict>(
  conflicts: readonly Conflict[],
  onSettle: (taken: readonly Conflict[]) => void,
) {
  const [place, setPlace] = useState(0)
  const [taken, setTaken] = useState<readonly Conflict[]>([])
  const conflict = conflicts[place]

  function decide(keep: 'mine' | 'theirs') {
    const decided = conflict && keep === 'theirs' ? [...taken, conflict] : taken
    if (place + 1 === conflicts.length) return onSettle(decided)
    setTaken(decided)
    setPlace(place + 1)
  }

  return { conflict, place, decide }
}
