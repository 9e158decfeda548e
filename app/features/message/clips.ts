import { putFile, removeFile } from '#app/draft/files.ts'
import { newId } from '#app/draft/ids.ts'
import { appendVideoChunk, assembleVideo, discardVideo } from '#app/draft/recordings.ts'
import type { DraftVideo } from '#app/draft/schema.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import { durationOf } from '#app/lib/recording/duration.ts'
import { readContainer } from '#app/lib/recording/kinds.ts'
import type { ClipSink } from '#app/lib/recording/recorder.ts'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffVideo } from '#contract/media-formats.ts'

/** Clips of a draft: recorded here, recovered after a crash, or chosen from the device. */

/** A video may be a few seconds longer than five minutes, as on the server. */
const GRACE_SECONDS = 5

/** Writes a recording into the draft's files, chunk by chunk. */
export function clipSink(draftId: string, onClip: (clip: DraftVideo) => void): ClipSink {
  const id = newId()
  return {
    append: (piece) => appendVideoChunk(draftId, id, piece),
    async finish({ mime, seconds }) {
      const clip = await assembleVideo(draftId, id, mime)
      if (!clip) return false
      onClip({ id, mime, seconds })
      return true
    },
  }
}

/**
 * Makes a clip of a recording whose tab was closed or crashed. Returns null, and deletes it, if nothing of it can be
 * played.
 */
export async function recoverRecording(draftId: string, videoId: string): Promise<DraftVideo | null> {
  const clip = await assembleVideo(draftId, videoId)
  const seconds = clip && (await durationOf(clip))
  if (!clip || seconds === null) {
    await discardVideo(videoId)
    return null
  }
  return { id: videoId, mime: readContainer(clip.type), seconds: Math.round(seconds) }
}

export type ChosenVideo = { clip: DraftVideo } | { refusal: 'notAVideo' | { message: string } }

/** Takes a video chosen from the device; its content decides whether it is one. */
export async function takeVideoFile(draftId: string, file: File): Promise<ChosenVideo> {
  if (file.size > media.videoBytes) return { refusal: { message: errorMessage('VIDEO_TOO_LARGE') } }
  const container = sniffVideo(new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer()))
  if (container === null) return { refusal: 'notAVideo' }
  const mime = `video/${container}`
  // If this browser cannot play the format, the duration is unknown here; the server reads it.
  const seconds = (await durationOf(new Blob([file], { type: mime }))) ?? 0
  if (seconds > media.videoSeconds + GRACE_SECONDS)
    return { refusal: { message: errorMessage('VIDEO_TOO_LONG') } }
  const id = newId()
  await putFile({ draftId, fileId: id, blob: file })
  return { clip: { id, mime, seconds: Math.round(seconds) } }
}

/** Deletes the file of a clip that was replaced. */
export const dropClip = (clip: DraftVideo | null): void => {
  if (clip) void removeFile(clip.id)
}
