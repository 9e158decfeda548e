import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  addToLibrary,
  emptyLibrary,
  type FoundPhoto,
  type Library,
  listPhotos,
  type ZipTrouble,
} from './find-photos.ts'

/** What was found and what is chosen of it. It stays while the tab is open, so that closing the wall loses nothing. */
interface Wall {
  library: Library
  /** Null until something was read. */
  photos: readonly FoundPhoto[] | null
  /** How many files that are not shown were found. */
  others: number
  troubles: readonly ZipTrouble[]
  /** How many files were looked at; null while nothing is read. */
  looked: number | null
  chosen: ReadonlySet<number>
  isAdding: boolean
  /** Names of photos that could not be read when they were to be added. */
  unread: readonly string[]
}

const blank: Wall = {
  library: emptyLibrary,
  photos: null,
  others: 0,
  troubles: [],
  looked: null,
  chosen: new Set(),
  isAdding: false,
  unread: [],
}

export const wall = createStore<Wall>(() => blank)
export const useWall = <Part>(part: (wall: Wall) => Part): Part => useStore(wall, part)

let lastReading = Promise.resolve()
let wallDraft: string | null = null

/** Reads ZIPs, or the files of a folder, after what is read now, and shows them with what was found before. */
export function bringFiles(files: readonly File[]): void {
  if (files.length > 0) lastReading = lastReading.then(() => readFiles(files))
}

async function readFiles(files: readonly File[]): Promise<void> {
  const [draftId, before] = [wallDraft, wall.getState()]
  const tell = (state: Partial<Wall>) => draftId === wallDraft && wall.setState(state)
  tell({ looked: 0, troubles: [] })
  try {
    const { library, troubles } = await addToLibrary(before.library, files, (looked) => tell({ looked }))
    const { photos, others } = listPhotos(library)
    // Where nothing could be read, the words stand beside the field, and there is no wall.
    if (photos.length === 0 && troubles.length > 0) return void tell({ troubles })
    // A part that was added may tell that a photo lies in the bin: it is not shown any more.
    const chosen = new Set(photos.flatMap(({ id }) => (before.chosen.has(id) ? [id] : [])))
    tell({ library, photos, others, troubles, chosen })
  } catch {
    tell({ troubles: files.slice(0, 1).map(({ name }) => ({ name, problem: 'unreadable' })) })
  } finally {
    tell({ looked: null })
  }
}

/** Empties the wall if it was another memorial's. */
export function openWallOf(draftId: string): void {
  if (wallDraft !== null && wallDraft !== draftId) wall.setState(blank)
  wallDraft = draftId
}

/** Chooses photos, as many as there is room for, or takes them back. */
export function chooseOnWall(ids: readonly number[], isChosen: boolean, room: number): void {
  const chosen = new Set(wall.getState().chosen)
  for (const id of ids)
    if (!isChosen) chosen.delete(id)
    else if (chosen.size < room) chosen.add(id)
  wall.setState({ chosen })
}
