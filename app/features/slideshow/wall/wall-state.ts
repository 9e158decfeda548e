import type { ShownMemory } from '#contract/show.ts'
import { formatAgo, formatDay } from '../../../lib/dates.ts'

/** Which memories the live wall shows beside its photo, without clock: one or two, and what just came in first. */
export interface WallState {
  /** Newest first. */
  memories: readonly ShownMemory[]
  /** The ids of those on the screen. */
  shown: readonly string[]
  /** Came in while the wall runs and were not shown yet, the oldest first. */
  fresh: readonly string[]
  /** When each that came in was first shown, in milliseconds. */
  since: ReadonlyMap<string, number>
}

export type WallEvent =
  | { type: 'listed'; memories: readonly ShownMemory[]; now: number }
  | { type: 'turn'; now: number }

/** Two memories of together at most this many letters share the wall. */
const LETTERS_OF_TWO = 320
/** Milliseconds for which a memory counts as just come in. */
const NEW_FOR = 60_000

export const beginWall = (memories: readonly ShownMemory[]): WallState => ({
  memories,
  shown: pairFrom(memories, 0),
  fresh: [],
  since: new Map(),
})

export function advanceWall(state: WallState, event: WallEvent): WallState {
  return event.type === 'listed' ? listed(state, event) : turned(state, event.now)
}

/** What was taken back leaves at once; what came in is shown at once, if nothing else came just before it. */
function listed(state: WallState, event: { memories: readonly ShownMemory[]; now: number }): WallState {
  const { memories, now } = event
  if (memories === state.memories) return state
  const before = new Set(state.memories.map(({ id }) => id))
  const ids = new Set(memories.map(({ id }) => id))
  const came = memories.filter(({ id }) => !before.has(id) && !state.since.has(id)).map(({ id }) => id)
  const next: WallState = {
    ...state,
    memories,
    shown: state.shown.filter((id) => ids.has(id)),
    fresh: [...state.fresh.filter((id) => ids.has(id)), ...came.reverse()],
  }
  const isWaiting = state.fresh.length > 0 && next.shown.length > 0
  if (came.length > 0 && !isWaiting) return turned(next, now)
  return next.shown.length > 0 ? next : { ...next, shown: pairFrom(memories, 0) }
}

function turned(state: WallState, now: number): WallState {
  const { memories, shown, fresh } = state
  const [first, ...others] = fresh
  if (first !== undefined) {
    const at = memories.findIndex(({ id }) => id === first)
    const beside = memories.filter(({ id }) => id === shown[0])
    return {
      ...state,
      fresh: others,
      shown: fitting([...memories.slice(at, at + 1), ...beside]),
      since: new Map(state.since).set(first, now),
    }
  }
  const last = memories.findIndex(({ id }) => id === shown.at(-1))
  return { ...state, shown: pairFrom(memories, (last + 1) % Math.max(1, memories.length)) }
}

const lettersOf = ({ words, said = '' }: ShownMemory): number => words.length + said.length

/** The memory at a place and, if both are short, the one after it. */
function pairFrom(memories: readonly ShownMemory[], at: number): string[] {
  const after = (at + 1) % Math.max(1, memories.length)
  return fitting([...memories.slice(at, at + 1), ...(after === at ? [] : memories.slice(after, after + 1))])
}

function fitting([one, two]: readonly ShownMemory[]): string[] {
  if (!one) return []
  const both = two && two.id !== one.id && lettersOf(one) + lettersOf(two) <= LETTERS_OF_TWO
  return both ? [one.id, two.id] : [one.id]
}

/** Whether a memory came in within the last minute. */
export function isNew({ since }: WallState, id: string, now: number): boolean {
  const at = since.get(id)
  return at !== undefined && now - at < NEW_FOR
}

/** Milliseconds for which the memories on the screen stay: twelve seconds, longer for longer words. */
export function timeOf({ memories, shown }: WallState): number {
  const letters = memories
    .filter(({ id }) => shown.includes(id))
    .reduce((sum, memory) => sum + lettersOf(memory), 0)
  return Math.max(12_000, Math.min(24_000, letters * 70))
}

/**
 * The day of a memory on the live wall: 'today' if it is still the same day where the device is, else the date, which may
 * be another there.
 */
export function formatDayOnWall(dateCreated: string, now: Date): string {
  const isToday = new Date(dateCreated).toDateString() === now.toDateString()
  return isToday ? formatAgo(now.toISOString(), now) : formatDay(dateCreated)
}
