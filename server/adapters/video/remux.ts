import { stat } from 'node:fs/promises'
import {
  type AudioSource,
  type AudioTrackMetadata,
  FilePathTarget,
  type Input,
  type InputTrack,
  Mp4OutputFormat,
  Output,
  type Target,
  type VideoSource,
  type VideoTrackMetadata,
  WebMOutputFormat,
} from 'mediabunny'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffVideo } from '#contract/media-formats.ts'
import { readHead } from '#server/lib/file-head.ts'
import { type VideoFacts, VideoRefused } from '#server/ports/video.ts'
import { measureDuration, openRecording, prepareCopy, requireWholeMp4 } from './open-recording.ts'

/** A recorder that stops by the clock runs a moment over; nobody should lose five minutes because of that. */
const GRACE_SECONDS = 5
/**
 * An MP4 that begins with its index is held in memory until it is written, at three times its size. For larger ones
 * room for the index is reserved, more than it needs: 35 bytes per packet, about 0.8 MB for five minutes.
 */
const MOST_BYTES_IN_MEMORY = 64 * 1024 ** 2

/** Facts of a recording, read from its index and frames without copying. */
export const probe = (path: string): Promise<VideoFacts> => withRecording(path, async ({ facts }) => facts)

/**
 * Makes a seekable copy. A recording from a browser has no duration and no index, so players cannot seek in it. Of a
 * recording that broke off, everything that exists is kept.
 */
export const remux = (
  path: string,
  outPath: string,
  mostInMemory = MOST_BYTES_IN_MEMORY,
): Promise<VideoFacts> =>
  withRecording(path, async ({ facts, input, tracks }) => {
    const output = await outputFor(facts.container, input, { path, outPath, mostInMemory })
    await copyTracks(input, tracks, output)
    return facts
  })

interface Recording {
  facts: VideoFacts
  input: Input
  /** The tracks to copy: video, and audio if there is any. */
  tracks: InputTrack[]
}

async function withRecording<T>(path: string, work: (recording: Recording) => Promise<T>): Promise<T> {
  const container = await containerOf(path)
  return openRecording(path, async (input) => {
    const video = await input.getPrimaryVideoTrack()
    if (video === null) throw new VideoRefused('NOT_A_VIDEO', 'no picture in it')
    const durationSeconds = await measureDuration(input)
    if (durationSeconds <= 0) throw new VideoRefused('DAMAGED', 'no frames in it')
    if (durationSeconds > media.videoSeconds + GRACE_SECONDS)
      throw new VideoRefused('TOO_LONG', `${durationSeconds} s`)
    const tracks = [video, await input.getPrimaryAudioTrack()].filter((track) => track !== null)
    await requirePlace(container, tracks)
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
    return work({ facts: { durationSeconds, container, width, height }, input, tracks })
  })
}

/** Checks that the container can hold the tracks. */
async function requirePlace(container: VideoFacts['container'], tracks: InputTrack[]): Promise<void> {
  const { [container]: format } = { mp4: new Mp4OutputFormat(), webm: new WebMOutputFormat() }
  const codecs: string[] = format.getSupportedCodecs()
  for (const track of tracks) {
    const codec = await track.getCodec()
    if (codec === null || !codecs.includes(codec))
      throw new VideoRefused('NOT_A_VIDEO', `its ${track.type} has no place in ${format.mimeType}`)
  }
}

async function outputFor(
  container: VideoFacts['container'],
  input: Input,
  { path, outPath, mostInMemory }: { path: string; outPath: string; mostInMemory: number },
): Promise<Output> {
  const target = new FilePathTarget(outPath)
  if (container === 'webm') return new Output({ format: new WebMOutputFormat(), target })
  const { size } = await stat(path)
  if (size <= mostInMemory)
    return new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  return new ReservingOutput(target, await mostPackets(input))
}

/** The largest packet count of any track. */
async function mostPackets(input: Input): Promise<number> {
  const tracks = await input.getTracks()
  const counts = await Promise.all(tracks.map((track) => track.computePacketStats()))
  return Math.max(...counts.map(({ packetCount }) => packetCount))
}

async function copyTracks(input: Input, wanted: InputTrack[], output: Output): Promise<void> {
  const conversion = await prepareCopy(input, output)
  const missing = wanted.find((track) => !conversion.utilizedTracks.includes(track))
  if (missing)
    throw new VideoRefused('NOT_A_VIDEO', `its ${missing.type} has no place in ${output.format.mimeType}`)
  await conversion.execute()
}

async function containerOf(path: string): Promise<VideoFacts['container']> {
  const container = sniffVideo(await readHead(path, sniffBytes))
  if (container === null) throw new VideoRefused('NOT_A_VIDEO', 'unknown content')
  if (container === 'mp4') await requireWholeMp4(path)
  return container
}

/**
 * Writes an MP4 with its index first without buffering: it reserves room at the front for the index, which is complete
 * only at the end. A conversion adds the tracks by itself; this class tells them how much room to reserve.
 */
class ReservingOutput extends Output {
  readonly #maximumPacketCount: number

  /** @param maximumPacketCount the most packets of any track */
  constructor(target: Target, maximumPacketCount: number) {
    super({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
    this.#maximumPacketCount = maximumPacketCount
  }

  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.#maximumPacketCount })
  }

  override addAudioTrack(source: AudioSource, metadata?: AudioTrackMetadata) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.#maximumPacketCount })
  }
}
