import { open, stat } from 'node:fs/promises'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffVideo } from '#contract/media-formats.ts'
import { type VideoFacts, VideoRefused } from '#server/ports/video.ts'
import { isWholeMp4 } from './mp4-whole.ts'

/** A recorder that stops by the clock runs over by a moment; nobody should lose five minutes to that. */
const GRACE_SECONDS = 5
/**
 * An mp4 that begins with its index is held in memory until it is written, at three times its size. Larger ones
 * get the index at the end: a player asks for that range first, one request more.
 */
const MOST_BYTES_IN_MEMORY = 64 * 1024 ** 2

/**
 * A recording as browsers leave it has no duration and no index: players cannot seek in it, some show an
 * endless bar. A recording that broke off keeps what there is of it.
 */
export async function remux(path: string, outPath: string): Promise<VideoFacts> {
  const container = await containerOf(path)
  using input = new Input({ source: new FilePathSource(path), formats: [WEBM, MP4, QTFF] })
  try {
    const video = await input.getPrimaryVideoTrack()
    if (video === null) throw new VideoRefused('NOT_A_VIDEO', 'no picture in it')
    const durationSeconds = await playingTime(input)
    if (durationSeconds <= 0) throw new VideoRefused('DAMAGED', 'no frames in it')
    if (durationSeconds > media.videoSeconds + GRACE_SECONDS) {
      throw new VideoRefused('TOO_LONG', `${durationSeconds} s`)
    }
    await copyTracks(input, video, await formatOf(container, path), outPath)
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
    return { durationSeconds, container, width, height }
  } catch (error) {
    if (error instanceof VideoRefused || isOfTheSystem(error)) throw error
    throw new VideoRefused('DAMAGED', error instanceof Error ? error.message : String(error))
  }
}

/** Seconds from the first frame to the end of the last one, told by the frames and not by the header. */
async function playingTime(input: Input): Promise<number> {
  return (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
}

async function formatOf(container: VideoFacts['container'], path: string): Promise<OutputFormat> {
  if (container === 'webm') return new WebMOutputFormat()
  const { size } = await stat(path)
  return new Mp4OutputFormat({ fastStart: size <= MOST_BYTES_IN_MEMORY ? 'in-memory' : false })
}

async function copyTracks(
  input: Input,
  video: InputVideoTrack,
  format: OutputFormat,
  outPath: string,
): Promise<void> {
  const output = new Output({ format, target: new FilePathTarget(outPath) })
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  })
  const wanted = [video, await input.getPrimaryAudioTrack()].filter((track) => track !== null)
  const missing = wanted.find((track) => !conversion.utilizedTracks.includes(track))
  if (missing) throw new VideoRefused('NOT_A_VIDEO', `its ${missing.type} has no place in ${format.mimeType}`)
  await conversion.execute()
}

function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

async function containerOf(path: string): Promise<VideoFacts['container']> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0)
    const container = sniffVideo(buffer.subarray(0, bytesRead))
    if (container === null) throw new VideoRefused('NOT_A_VIDEO', 'unknown content')
    if (container === 'mp4' && !(await isWholeMp4(file))) throw new VideoRefused('DAMAGED', 'cut off')
    return container
  } finally {
    await file.close()
  }
}
