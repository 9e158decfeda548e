import { draftStore } from '#app/draft/hooks.ts'
import { sniffBytes, sniffPhoto } from '#contract/media-formats.ts'
import { addPhoto } from '../photo-work.ts'
import { toBring } from '../running-work.ts'
import type { FoundPhoto } from './find-photos.ts'
import { wall } from './use-wall.ts'

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
