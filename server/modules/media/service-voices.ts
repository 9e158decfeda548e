import { join } from 'node:path'
import { type SoundFormat, sniffBytes, sniffSound } from '#contract/media-formats.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fairQueue } from '#server/lib/fair-queue.ts'
import { readHead } from '#server/lib/file-head.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import type { Context } from '#server/ports/context.ts'
import { FilmFailed, FilmStopped, FilmTooSlow } from '#server/ports/film.ts'
import { VideoRefused, type VoiceFacts } from '#server/ports/video.ts'

/** What waits for this machine is tried again after these. */
const AGAIN_SECONDS = 60

/** Encoding keeps a processor busy: uploads of one person wait for each other, and leave room for those of others. */
const turns = fairQueue(2)

type Needs = Pick<Context, 'video' | 'transcoder' | 'workDir'>

/**
 * Facts of a voice. What browsers do not play has to be encoded to know them; without a program for that it is refused.
 * Rejects with `VideoRefused`, or with SERVER_BUSY when there was no time for it.
 */
export async function probeVoice(context: Needs, path: string, by: string): Promise<VoiceFacts> {
  try {
    return await context.video.probeVoice(path, by)
  } catch (reason) {
    if (!isOtherSound(reason)) throw reason
    return runInFolder(context.workDir, 'voice', async (dir) => {
      const made = join(dir, 'voice.m4a')
      await turns(by, () => encodeVoice(context, path, made))
      return context.video.probeVoice(made, by)
    })
  }
}

/** Makes the copy of a voice that is served: the same sound where that can be played, else encoded. */
export async function copyVoice(context: Needs, path: string, outPath: string): Promise<void> {
  try {
    await context.video.remuxVoice(path, outPath)
  } catch (reason) {
    if (!isOtherSound(reason)) throw reason
    await encodeVoice(context, path, outPath)
  }
}

/**
 * Rejects with `VideoRefused` when this machine cannot encode it, and with SERVER_BUSY when it had no time for that: then
 * nothing is wrong with the voice, and its upload stays for another try.
 */
export async function encodeVoice(
  { transcoder }: Pick<Context, 'transcoder'>,
  path: string,
  outPath: string,
): Promise<void> {
  if (!(await transcoder.canTranscode())) throw new VideoRefused('OTHER_SOUND', 'nothing can encode it')
  // A little longer than is taken, so that what is too long is found to be.
  const seconds = limits.seconds + 2 * limits.graceSeconds
  try {
    await transcoder.toVoice({ path, format: await formatOf(path) }, outPath, { seconds })
  } catch (reason) {
    if (reason instanceof FilmTooSlow)
      throw new DomainError('SERVER_BUSY', { retryAfterSeconds: AGAIN_SECONDS })
    if (reason instanceof FilmFailed && !(reason instanceof FilmStopped))
      throw new VideoRefused('DAMAGED', reason.message)
    throw reason
  }
}

const isOtherSound = (reason: unknown) => reason instanceof VideoRefused && reason.reason === 'OTHER_SOUND'

async function formatOf(path: string): Promise<SoundFormat> {
  const format = sniffSound(await readHead(path, sniffBytes))
  if (!format) throw new VideoRefused('NOT_A_VIDEO', 'unknown content')
  return format
}
