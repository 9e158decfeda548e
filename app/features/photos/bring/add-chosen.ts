import { draftStore } from '#app/draft/hooks.ts'
import { memorial } from '#contract/limits.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { addPhoto } from '../photo-work.ts'
import { toBring } from '../running-work.ts'
import { exportReader } from './export-reader.ts'
import type { BroughtPhoto } from './read/library.ts'
import { wall } from './wall-state.ts'

/** So many are prepared at a time, so that a hundred do not lie in memory together. */
const CONCURRENCY = 2

/**
 * Adds the chosen photos to the draft, with their captions and days, in the order of the wall. What cannot be read is told
 * (`unread`), stays chosen, and does not keep the others back. Goes on while the wall is closed.
 *
 * @returns how many were added
 */
export async function addChosen(): Promise<number> {
  const { photos, chosen, adding } = wall.getState()
  if (adding || !photos) return 0
  const { draftId } = draftStore.state.getState().draft
  const all = photos.filter(({ id }) => chosen.has(id))
  const underWay: Promise<void>[] = []
  let added = 0
  toBring.count = all.length
  wall.setState({ adding: { done: 0, total: all.length }, unread: [] })
  for (const [at, photo] of all.entries()) {
    const file = hasRoom(draftId) ? await readChosen(photo) : null
    if (file) {
      underWay.push(addPhoto(draftId, file, { caption: photo.caption, saidDate: saidOf(photo) }))
      added++
      forget(photo)
    } else wall.setState(({ unread }) => ({ unread: [...unread, photo.name] }))
    toBring.count = all.length - at - 1
    wall.setState({ adding: { done: at + 1, total: all.length } })
    if (underWay.length >= CONCURRENCY) await underWay.shift()
  }
  await Promise.all(underWay)
  wall.setState({ adding: null })
  return added
}

/**
 * What the export itself says. The camera's day and the name's are read from the file; the day on which a photo was sent in a
 * chat is not the day on which it was taken.
 */
const saidOf = ({ takenOn, dayFrom }: BroughtPhoto): string | null =>
  dayFrom === 'export' || dayFrom === 'folder' ? takenOn : null

/** Photos may have been added otherwise since these were chosen. */
function hasRoom(id: string): boolean {
  const { draft, everyDraft } = draftStore.state.getState()
  const one = draft.draftId === id ? draft : everyDraft[id]
  return (one?.photos.length ?? memorial.photosMax) < memorial.photosMax
}

/** The file of a photo under its own name; null if it cannot be read. */
async function readChosen({ id, name, lastModified }: BroughtPhoto): Promise<File | null> {
  try {
    const blob = await exportReader.read(id)
    const format = sniffPhoto(new Uint8Array(await blob.slice(0, sniffBytes).arrayBuffer()))
    return new File([blob], name, {
      type: format ? `image/${format}` : blob.type,
      lastModified: lastModified ?? Date.now(),
    })
  } catch {
    return null
  }
}

const forget = ({ id }: BroughtPhoto): void =>
  wall.setState(({ chosen }) => ({ chosen: new Set([...chosen].filter((one) => one !== id)) }))
