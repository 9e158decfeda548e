import { FilePathTarget, type Input, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny'
import { sniffBytes, sniffSound } from '#contract/media-formats.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { readHead } from '#server/lib/file-head.ts'
import { VideoRefused, type VoiceFacts } from '#server/ports/video.ts'
import { measureDuration, openRecording, prepareCopy, requireWholeMp4 } from './open-recording.ts'

/** What is copied as it is: browsers record it, and most of them play it. */
const copied = { mp4: ['aac'], webm: ['opus', 'vorbis'] } as const

/** Facts of a voice, read from its index and packets without copying. */
export const probeVoice = (path: string): Promise<VoiceFacts> => withVoice(path, async ({ facts }) => facts)

/** Makes a seekable copy. */
export const remuxVoice = (path: string, outPath: string): Promise<VoiceFacts> =>
  withVoice(path, async ({ facts, input }) => {
    const format =
      facts.container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const conversion = await prepareCopy(input, new Output({ format, target: new FilePathTarget(outPath) }))
    if (!conversion.utilizedTracks.some(({ type }) => type === 'audio'))
      throw new VideoRefused('OTHER_SOUND', `its sound has no place in ${format.mimeType}`)
    await conversion.execute()
    return facts
  })

async function withVoice<T>(
  path: string,
  work: (voice: { facts: VoiceFacts; input: Input }) => Promise<T>,
): Promise<T> {
  const container = await containerOf(path)
  return openRecording(path, async (input) => {
    if ((await input.getPrimaryVideoTrack()) !== null) throw new VideoRefused('HAS_PICTURE', 'a film')
    const sound = await input.getPrimaryAudioTrack()
    if (sound === null) throw new VideoRefused('NOT_A_VIDEO', 'no sound in it')
    const codec = await sound.getCodec()
    if (codec === null || !copied[container].some((one) => one === codec))
      throw new VideoRefused('OTHER_SOUND', codec ?? 'unknown codec')
    const durationSeconds = await measureDuration(input)
    if (durationSeconds <= 0) throw new VideoRefused('DAMAGED', 'no sound in it')
    if (durationSeconds > limits.seconds + limits.graceSeconds)
      throw new VideoRefused('TOO_LONG', `${durationSeconds} s`)
    return work({ facts: { durationSeconds, container }, input })
  })
}

async function containerOf(path: string): Promise<VoiceFacts['container']> {
  const format = sniffSound(await readHead(path, sniffBytes))
  if (format === null) throw new VideoRefused('NOT_A_VIDEO', 'unknown content')
  if (format !== 'mp4' && format !== 'webm') throw new VideoRefused('OTHER_SOUND', format)
  if (format === 'mp4') await requireWholeMp4(path)
  return format
}
