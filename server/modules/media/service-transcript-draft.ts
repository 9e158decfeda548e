import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { videoContainer, voiceContainer } from '#contract/media-formats.ts'
import { publicKey } from '#server/lib/storage-keys.ts'
import * as changes from '#server/modules/changes/service.ts'
import type { Context } from '#server/ports/context.ts'
import { FilmFailed, FilmStopped, FilmTooSlow } from '#server/ports/film.ts'
import * as repo from './repo.ts'
import { isRecordingRole, isSpokenRole } from './rules.ts'
import { unlessGone } from './service-posters.ts'

/**
 * Has the host's video, or a recording that is in a memory, written down, if a server for that is configured, for a host to read and confirm. Does nothing
 * once somebody has written the words. Rejects when a retry may help.
 */
export async function draftTranscript(context: Context, mediaUuid: string): Promise<void> {
  const { db, workDir } = context
  const row = await repo.findMedia(db, mediaUuid)
  if (!row || row.deletedAt || !isSpokenRole(row.role) || row.state !== 'READY') return
  // Nobody has sent it yet; the job is queued again then.
  if (isRecordingRole(row.role) && row.recordingOf === null) return
  if (row.transcript || row.transcriptDraft) return
  const dir = await mkdtemp(join(workDir, 'transcript-'))
  try {
    const words = await heardIn(context, row, join(dir, 'message.wav'))
    // Visitors do not see it, and neither does the book.
    if (words)
      await changes
        .changeWithoutNewVersion(context, row.memorialUuid, (tx) =>
          repo.setTranscriptDraft(tx, mediaUuid, words),
        )
        .catch(unlessGone)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Where ffmpeg is there, only the sound is sent; else the video. Empty when nothing is said. */
async function heardIn(
  { storage, transcoder, transcriber }: Pick<Context, 'storage' | 'transcoder' | 'transcriber'>,
  { role, location, filename, extension, durationSeconds }: repo.MediaRow,
  wav: string,
): Promise<string> {
  if (!transcriber) return ''
  const isVoice = role === 'MEMORY_VOICE'
  const container = (isVoice ? voiceContainer : videoContainer)(extension)
  const { path, release } = await storage.local(publicKey(location, `${filename}.${extension}`))
  try {
    if (!(await transcoder.canTranscode()))
      return await transcriber.transcribe({
        path,
        name: `message.${isVoice ? extension : container}`,
        type: `${isVoice ? 'audio' : 'video'}/${container}`,
      })
    await transcoder.toSpeech({ path, container, durationSeconds }, wav)
    return await transcriber.transcribe({ path: wav, name: 'message.wav', type: 'audio/wav' })
  } catch (reason) {
    // It has no sound; unless there was no time to hear it, and the queue tries again.
    const isAtFault = !(reason instanceof FilmStopped) && !(reason instanceof FilmTooSlow)
    if (reason instanceof FilmFailed && isAtFault) return ''
    throw reason
  } finally {
    await release()
  }
}
