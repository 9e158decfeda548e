import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { draftStore } from '#app/draft/hooks.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { addPhoto } from '../photo-work.ts'
import { toBring } from '../running-work.ts'
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

const wall = createStore<Wall>(() => blank)
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

/**
 * Adds the chosen photos to the draft, one after another, with their captions and days, in the order of the wall. What cannot
 * be read is told (`unread`), stays chosen, and does not keep the others back. Goes on while the wall is closed.
 *
 * @returns how many were added
 */
export async function addChosen(): Promise<number> {
  const { photos, chosen, isAdding } = wall.getState()
  if (isAdding || !photos) return 0
  const { draftId } = draftStore.state.getState().draft
  const all = photos.filter(({ id }) => chosen.has(id))
  wall.setState({ isAdding: true, unread: [] })
  for (const [at, photo] of all.entries()) {
    toBring.count = all.length - at
    const file = await readPhoto(photo)
    if (!file) wall.setState(({ unread }) => ({ unread: [...unread, photo.name] }))
    else {
      await addPhoto(draftId, file, { caption: photo.caption, saidDate: photo.saidDate })
      wall.setState(({ chosen }) => ({ chosen: new Set([...chosen].filter((one) => one !== photo.id)) }))
    }
  }
  toBring.count = 0
  wall.setState({ isAdding: false })
  return all.length - wall.getState().unread.length
}

/** The file of a photo under its own name; null if it cannot be read. */
async function readPhoto({ name, file: found }: FoundPhoto): Promise<File | null> {
  try {
    const blob = await found.read()
    const format = sniffPhoto(new Uint8Array(await blob.slice(0, sniffBytes).arrayBuffer()))
    return new File([blob], name, {
      type: format ? `image/${format}` : blob.type,
      lastModified: found.lastModified ?? Date.now(),
    })
  } catch {
    return null
  }
}
