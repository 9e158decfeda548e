import type { Archive } from '#app/lib/archive/open-archive.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { PhotoRefused, photoProblem } from '#app/lib/photos/photo-problem.ts'
import { media as limits } from '#contract/limits.ts'
import type { LeftOut, OpenedContent } from './opened-content.ts'

/** A portrait that is ready for the draft. */
export interface ReadyPortrait {
  file: File
  /** Null where this browser cannot show it. */
  thumbnail: Blob | null
  /** It was above what a portrait may have, so this is a smaller copy. */
  isSmaller: boolean
}

/** What of an archive goes into the draft, and every file of its hosts that does not. */
export interface Taken {
  content: OpenedContent
  portrait: ReadyPortrait | null
  leftOut: LeftOut[]
}

/** Of a portrait that is made smaller, in pixels: more than the largest size in which it is shown. */
const PORTRAIT_EDGE = 2400

/**
 * Sorts out the files that cannot go into a draft, each with the reason, before anything is opened.
 *
 * @param damaged paths of files that are not what they were
 */
export async function takeFrom(
  archive: Archive,
  content: OpenedContent,
  damaged: ReadonlySet<string>,
): Promise<Taken> {
  const leftOut = [...content.leftOut]
  const isThere = (mediaUuid: string): boolean => {
    const path = archive.pathOf(mediaUuid)
    if (path !== undefined && !damaged.has(path)) return true
    leftOut.push({ mediaUuid, why: path === undefined ? 'missing' : 'damaged' })
    return false
  }
  const photos = content.photos.filter(({ mediaUuid }) => isThere(mediaUuid))
  const films = content.films.filter(({ mediaUuid }) => isThere(mediaUuid))
  const video = content.video && isThere(content.video.mediaUuid) ? content.video : null
  let portrait: ReadyPortrait | null = null
  const mediaUuid = content.portrait
  if (mediaUuid !== null && isThere(mediaUuid)) {
    const ready = await readyPortrait(archive, mediaUuid)
    if (typeof ready === 'string') leftOut.push({ mediaUuid, why: ready })
    else portrait = ready
  }
  return {
    content: { ...content, photos, films, video, portrait: portrait && mediaUuid },
    portrait,
    leftOut,
  }
}

async function readyPortrait(archive: Archive, mediaUuid: string): Promise<ReadyPortrait | LeftOut['why']> {
  const file = await archive.mediaFile(mediaUuid)
  if (!file) return 'missing'
  const problem = await photoProblem(file, limits.profilePhotoBytes)
  try {
    if (problem === null)
      return { file, thumbnail: (await makePreview(file))?.blob ?? null, isSmaller: false }
    return problem === 'PROFILE_PHOTO_TOO_LARGE' ? await smallerPortrait(file) : 'notPhoto'
  } catch (reason) {
    if (reason instanceof PhotoRefused) return 'notPhoto'
    throw reason
  }
}

async function smallerPortrait(file: File): Promise<ReadyPortrait | LeftOut['why']> {
  const smaller = await makePreview(file, { edge: PORTRAIT_EDGE })
  if (!smaller || smaller.blob.size > limits.profilePhotoBytes) return 'tooLarge'
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`
  const copy = new File([smaller.blob], name, { type: 'image/jpeg' })
  return { file: copy, thumbnail: (await makePreview(copy))?.blob ?? null, isSmaller: true }
}
