import { join } from 'node:path'
import { sniffBytes, sniffSound } from '#contract/media-formats.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { fairQueue } from '#server/lib/fair-queue.ts'
import { readHead } from '#server/lib/file-head.ts'
import { runInFolder } from '#server/lib/temporary-folder.ts'
import type { Context } from '#server/ports/context.ts'
import { FilmFailed, FilmStopped, FilmTooSlow } from '#server/ports/encoder.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import type { RecordingFacts } from '#server/ports/strangers-files.ts'

/** What waits for this machine is tried again after these. */
const AGAIN_SECONDS = 60

/** Encoding keeps a processor busy: uploads of one person wait for each other, and leave room for those of others. */
const turns = fairQueue(2)

type Needs = Pick<Context, 'video' | 'encoder' | 'workDir'>

/**
 * Facts of a voice. What browsers do not play has to be encoded to know them; without a program for that it is refused.
 * Rejects with `FileRefused`, or with SERVER_BUSY when there was no time for it.
 */
export const probeVoice = (context: Needs, path: string, by: string): Promise<RecordingFacts> =>
  context.video.probe(path, by, 'voice').catch((reason) => {
    requireOtherSound(reason)
    return runInFolder(context.workDir, 'voice', async (dir) => {
      const made = join(dir, 'voice.m4a')
      await turns(by, () => encodeVoice(context, path, made))
      return context.video.probe(made, by, 'voice')
    })
  })

/** Makes the copy of a voice that is served: the same sound where that can be played, else encoded. */
export const copyVoice = (context: Needs, path: string, outPath: string): Promise<unknown> =>
  context.video.remux(path, outPath, 'voice').catch((reason) => {
    requireOtherSound(reason)
    return encodeVoice(context, path, outPath)
  })

/**
 * Rejects with `FileRefused` when this machine cannot encode it, and with SERVER_BUSY when it had no time for that: then
 * nothing is wrong with the voice, and its upload stays for another try.
 */
export async function encodeVoice(
  { encoder }: Pick<Context, 'encoder'>,
  path: string,
  outPath: string,
): Promise<void> {
  if (!(await encoder.canEncode())) throw new FileRefused('OTHER_SOUND', 'nothing can encode it')
  const format = sniffSound(await readHead(path, sniffBytes))
  if (!format) throw new FileRefused('NOT_A_VIDEO', 'unknown content')
  // A little longer than is taken, so that what is too long is found to be.
  const seconds = limits.seconds + 2 * limits.graceSeconds
  try {
    await encoder.toVoice({ path, format }, outPath, { seconds })
  } catch (reason) {
    if (reason instanceof FilmTooSlow)
      throw new DomainError('SERVER_BUSY', { retryAfterSeconds: AGAIN_SECONDS })
    if (reason instanceof FilmFailed && !(reason instanceof FilmStopped))
      throw new FileRefused('DAMAGED', reason.message)
    throw reason
  }
}

/** Throws any other reason: only other sound can be encoded. */
function requireOtherSound(reason: unknown): void {
  if (!(reason instanceof FileRefused && reason.reason === 'OTHER_SOUND')) throw reason
}
