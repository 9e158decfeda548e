import { type DraftEvent, type FieldGroup, groups, isAlike, isSame, takeGroup } from './draft-event.ts'

/** What both sides changed in another way since the base. */
export interface Conflict {
  id: string
  group: FieldGroup
  mine: DraftEvent
  theirs: DraftEvent
}

export interface Merged {
  events: DraftEvent[]
  /** Mine stand in `events` until the host has decided. */
  conflicts: Conflict[]
}

const find = (events: readonly DraftEvent[], id: string) => events.find((event) => event.id === id)

/**
 * Puts together what two hosts changed in one programme. Whoever changed fields that the other left alone has them; an
 * event that one side removed stays where the other changed it.
 */
export function mergeProgrammes(
  base: readonly DraftEvent[],
  mine: readonly DraftEvent[],
  theirs: readonly DraftEvent[],
): Merged {
  const conflicts: Conflict[] = []
  const events: DraftEvent[] = []
  for (const id of new Set([...theirs, ...mine].map((event) => event.id))) {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if (own && other) events.push(mergeEvent(before ?? other, own, other, conflicts))
    else {
      const left = own ?? other
      // Added by this side, or removed by the other one.
      if (left && (!before || !isSame(before, left))) events.push(left)
    }
  }
  return { events, conflicts }
}

function mergeEvent(
  before: DraftEvent,
  mine: DraftEvent,
  theirs: DraftEvent,
  conflicts: Conflict[],
): DraftEvent {
  let merged = mine
  for (const group of groups) {
    if (isAlike(group, theirs, before) || isAlike(group, theirs, mine)) continue
    if (isAlike(group, mine, before)) merged = takeGroup(merged, theirs, group)
    else conflicts.push({ id: mine.id, group, mine, theirs })
  }
  return merged
}

/** The events once the host has decided what of somebody else's stays. */
export const settled = (events: readonly DraftEvent[], taken: readonly Conflict[]): DraftEvent[] =>
  events.map((event) =>
    taken
      .filter(({ id }) => id === event.id)
      .reduce((now, { theirs, group }) => takeGroup(now, theirs, group), event),
  )
