import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { exportReader } from './export-reader.ts'
import type { ReadingProgress } from './messages.ts'
import type { BroughtPhoto, ChosenFile, PassedOver, SourceProblem } from './read/library.ts'

/** What was found in exports and what is chosen of it. It stays while the tab is open, so that closing the wall loses nothing. */
interface Wall {
  /** Null until something was read. */
  photos: readonly BroughtPhoto[] | null
  passedOver: PassedOver | null
  problems: readonly SourceProblem[]
  /** Null while nothing is read. */
  reading: ReadingProgress | null
  /** The last reading could not be finished: this device cannot hold it. */
  hasFailed: boolean
  chosen: ReadonlySet<number>
  /** How many of those that were to be chosen last found no room. */
  noRoom: number
  /** Null while nothing is added. */
  adding: { done: number; total: number } | null
  /** Names of photos that could not be read when they were to be added. */
  unread: readonly string[]
}

const blank: Wall = {
  photos: null,
  passedOver: null,
  problems: [],
  reading: null,
  hasFailed: false,
  chosen: new Set(),
  noRoom: 0,
  adding: null,
  unread: [],
}

export const wall = createStore<Wall>(() => blank)
export const useWall = <Part>(part: (wall: Wall) => Part): Part => useStore(wall, part)

exportReader.onLost = () => wall.setState({ ...blank, hasFailed: true })

let stop = new AbortController()

let before = Promise.resolve()

/** Reads what was chosen and shows it with what was found before, after what is read now. */
export function bring(chosen: readonly ChosenFile[]): void {
  if (chosen.length > 0) before = before.then(() => read(chosen))
}

async function read(chosen: readonly ChosenFile[]): Promise<void> {
  stop = new AbortController()
  const onProgress = (reading: ReadingProgress) => wall.setState({ reading })
  wall.setState({ reading: { looked: 0, total: null }, hasFailed: false, problems: [] })
  try {
    const { photos, passedOver, problems } = await exportReader.add(chosen, {
      signal: stop.signal,
      onProgress,
    })
    // Where nothing could be read, the words stand beside the field, and there is no wall.
    const isNothing = photos.length === 0 && problems.length > 0 && wall.getState().photos === null
    if (isNothing) wall.setState({ problems })
    else wall.setState(({ chosen }) => ({ photos, passedOver, problems, chosen: stillIn(photos, chosen) }))
  } catch {
    if (!stop.signal.aborted) wall.setState({ hasFailed: true })
  } finally {
    wall.setState({ reading: null })
  }
}

/** A part that was added may tell that a photo lies in the bin: it is not shown any more. */
const stillIn = (photos: readonly BroughtPhoto[], chosen: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(photos.flatMap(({ id }) => (chosen.has(id) ? [id] : [])))

export const stopReading = (): void => stop.abort()

let draft: string | null = null

/** Empties the wall if it was another memorial's. */
export function wallFor(draftId: string): void {
  if (draft !== null && draft !== draftId) {
    stop.abort()
    exportReader.close()
    wall.setState(blank)
  }
  draft = draftId
}

/** Chooses photos, as many as there is room for, or takes them back. */
export function choose(ids: readonly number[], isChosen: boolean, room: number): void {
  const { chosen } = wall.getState()
  const others = new Set(chosen)
  for (const id of ids) if (!isChosen) others.delete(id)
  const fresh = isChosen ? ids.filter((id) => !chosen.has(id)) : []
  const taken = fresh.slice(0, Math.max(0, room - chosen.size))
  for (const id of taken) others.add(id)
  wall.setState({ chosen: others, noRoom: fresh.length - taken.length })
}
