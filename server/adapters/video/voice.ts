import { open } from 'node:fs/promises'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { sniffBytes, sniffSound } from '#contract/media-formats.ts'
import { recordings as limits } from '#contract/recording-limits.ts'
import { VideoRefused, type VoiceFacts } from '#server/ports/video.ts'
import { isWholeMp4 } from './mp4-whole.ts'
import { asRefusal } from './refusal.ts'

/** What is copied as it is: browsers record it, and most of them play it. */
const copied = { mp4: ['aac'], webm: ['opus', 'vorbis'] } as const

/** Facts of a voice, read from its index and packets without copying. */
export const probeVoice = (path: string): Promise<VoiceFacts> => withVoice(path, async ({ facts }) => facts)

/** Makes a seekable copy, without pictures of covers, places and names that the file may hold. */
export const remuxVoice = (path: string, outPath: string): Promise<VoiceFacts> =>
  withVoice(path, async ({ facts, input }) => {
    const format =
      facts.container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target: new FilePathTarget(outPath) }),
      tracks: 'primary',
      copy: { mode: 'forced' },
      tags: {},
      showWarnings: false,
    })
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
  using input = new Input({ source: new FilePathSource(path), formats: [WEBM, MP4, QTFF] })
  try {
    if ((await input.getPrimaryVideoTrack()) !== null) throw new VideoRefused('HAS_PICTURE', 'a film')
    const sound = await input.getPrimaryAudioTrack()
    if (sound === null) throw new VideoRefused('NOT_A_VIDEO', 'no sound in it')
    const codec = await sound.getCodec()
    if (codec === null || !copied[container].some((one) => one === codec))
      throw new VideoRefused('OTHER_SOUND', codec ?? 'unknown codec')
    const durationSeconds = (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
    if (durationSeconds <= 0) throw new VideoRefused('DAMAGED', 'no sound in it')
    if (durationSeconds > limits.seconds + limits.graceSeconds)
      throw new VideoRefused('TOO_LONG', `${durationSeconds} s`)
    return await work({ facts: { durationSeconds, container }, input })
  } catch (error) {
    throw asRefusal(error)
  }
}

async function containerOf(path: string): Promise<VoiceFacts['container']> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0)
    const format = sniffSound(buffer.subarray(0, bytesRead))
    if (format === null) throw new VideoRefused('NOT_A_VIDEO', 'unknown content')
    if (format !== 'mp4' && format !== 'webm') throw new VideoRefused('OTHER_SOUND', format)
    if (format === 'mp4' && !(await isWholeMp4(file))) throw new VideoRefused('DAMAGED', 'cut off')
    return format
  } finally {
    await file.close()
  }
}
