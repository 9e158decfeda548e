import { open } from 'node:fs/promises'
import {
  type AudioSource,
  type AudioTrackMetadata,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoSource,
  type VideoTrackMetadata,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { media } from '#contract/limits.ts'
import { sniffBytes, sniffSound, sniffVideo } from '#contract/media-formats.ts'
import { isMp4CutOff } from '#contract/mp4-end.ts'
import { recordings } from '#contract/recording-limits.ts'
import { readHead } from '#server/lib/file-head.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import type { RecordingFacts, RecordingKind } from '#server/ports/strangers-files.ts'

type Container = RecordingFacts['container']

/** A recorder that stops by the clock runs a moment over; nobody should lose five minutes because of that. */
const GRACE_SECONDS = 5
const mostSeconds: Record<RecordingKind, number> = {
  film: media.videoSeconds + GRACE_SECONDS,
  voice: recordings.seconds + recordings.graceSeconds,
}
/** The sound of a voice that is copied as it is: browsers record it, and most of them play it. */
const copiedVoices: Record<Container, string[]> = { mp4: ['aac'], webm: ['opus', 'vorbis'] }
/**
 * An MP4 that begins with its index is held in memory until it is written, at three times its size. For larger ones
 * room for the index is reserved, more than it needs: 35 bytes per packet, about 0.8 MB for five minutes.
 */
const MOST_BYTES_IN_MEMORY = 64 * 1024 ** 2

/**
 * Facts of a recording, read from its index and frames. With `outPath` also makes a seekable copy: a recording from a
 * browser has no duration and no index, so players cannot seek in it. Of one that broke off, everything that exists is
 * kept. Rejects with `FileRefused`.
 */
export async function openRecording(
  path: string,
  kind: RecordingKind,
  outPath?: string,
  mostInMemory = MOST_BYTES_IN_MEMORY,
): Promise<RecordingFacts> {
  const format = await formatOf(path, kind)
  return read(path, async (input) => {
    const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    const tracks = [video, sound].filter((track) => track !== null)
    const container = await containerOf(kind, format, tracks)
    // Measured by the frames and not by the header.
    const durationSeconds = (await input.computeDuration()) - Math.max(0, await input.getFirstTimestamp())
    if (durationSeconds <= 0) throw new FileRefused('DAMAGED', 'no frames in it')
    if (durationSeconds > mostSeconds[kind]) throw new FileRefused('TOO_LONG', `${durationSeconds} s`)
    if (outPath) await copyTracks(input, tracks, await outputFor(container, input, outPath, mostInMemory))
    const [width = null, height = null] = [await video?.getDisplayWidth(), await video?.getDisplayHeight()]
    // With its zone; the index itself counts in UTC, which may be the day before.
    const made = (await input.getMetadataTags()).raw?.['com.apple.quicktime.creationdate']
    const [takenAt = null] = /^[\d-]{10}T[\d:]{8}/.exec(String(made)) ?? []
    return { durationSeconds, container, width, height, takenAt }
  })
}

async function formatOf(path: string, kind: RecordingKind): Promise<Container> {
  const head = await readHead(path, sniffBytes)
  const format = kind === 'voice' ? sniffSound(head) : sniffVideo(head)
  if (format === null) throw new FileRefused('NOT_A_VIDEO', 'unknown content')
  if (format !== 'mp4' && format !== 'webm') throw new FileRefused('OTHER_SOUND', format)
  if (format === 'mp4') await requireWholeMp4(path)
  return format
}

/** Rejects with `FileRefused` for an MP4 that is cut off. */
async function requireWholeMp4(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const readHeader = async (at: number) => (await file.read(Buffer.alloc(16), 0, 16, at)).buffer
    if (await isMp4CutOff(size, readHeader)) throw new FileRefused('DAMAGED', 'cut off')
  } finally {
    await file.close()
  }
}

/** Opens a recording for some work. Rejects with `FileRefused` for what the file is to blame for. */
async function read<T>(path: string, work: (input: Input) => Promise<T>): Promise<T> {
  using input = new Input({ source: new FilePathSource(path), formats: [WEBM, MATROSKA, MP4, QTFF] })
  try {
    return await work(input)
  } catch (error) {
    // An error of the system is not the file's fault.
    if (error instanceof FileRefused || (error instanceof Error && 'syscall' in error)) throw error
    throw new FileRefused('DAMAGED', error instanceof Error ? error.message : String(error))
  }
}

/**
 * What holds a copy of the tracks: the container that they came in, or an MP4, for what Matroska holds besides. Checks that a film
 * has a picture and a voice has none.
 */
async function containerOf(kind: RecordingKind, format: Container, tracks: InputTrack[]): Promise<Container> {
  const isSeen = tracks.some((track) => track.isVideoTrack())
  if (kind === 'voice' && isSeen) throw new FileRefused('HAS_PICTURE', 'a film')
  if (tracks.length === 0 || isSeen !== (kind === 'film'))
    throw new FileRefused('NOT_A_VIDEO', `no ${kind} in it`)
  const codecs = await Promise.all(tracks.map((track) => track.getCodec()))
  const holds = (container: Container) => {
    const films = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
    const held: string[] = kind === 'voice' ? copiedVoices[container] : films.getSupportedCodecs()
    return codecs.every((codec) => codec !== null && held.includes(codec))
  }
  const container = ([format, 'mp4'] as const).find(holds)
  if (!container) throw withoutPlace(kind, codecs.join(' and '))
  return container
}

const withoutPlace = (kind: RecordingKind, what: string) =>
  new FileRefused(kind === 'voice' ? 'OTHER_SOUND' : 'NOT_A_VIDEO', `no place for its ${what}`)

async function outputFor(
  container: Container,
  input: Input,
  outPath: string,
  mostInMemory: number,
): Promise<Output> {
  const target = new FilePathTarget(outPath)
  if (container === 'webm') return new Output({ format: new WebMOutputFormat(), target })
  if (((await input.source.getSizeOrNull()) ?? 0) <= mostInMemory)
    return new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const counts = (await input.getTracks()).map(async (one) => (await one.computePacketStats()).packetCount)
  const output = new ReservingOutput({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  output.maximumPacketCount = Math.max(...(await Promise.all(counts)))
  return output
}

/** Copies the first picture and sound, without pictures of covers, places and names that the file may hold. */
async function copyTracks(input: Input, wanted: InputTrack[], output: Output): Promise<void> {
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  })
  const missing = wanted.find((track) => !conversion.utilizedTracks.includes(track))
  if (missing)
    throw withoutPlace(wanted.some((track) => track.isVideoTrack()) ? 'film' : 'voice', missing.type)
  await conversion.execute()
}

/**
 * Writes an MP4 with its index first without buffering: it reserves room at the front for the index, which is complete
 * only at the end. A conversion adds the tracks by itself; this class tells them how much room to reserve.
 */
class ReservingOutput extends Output {
  /** The most packets of any track. */
  maximumPacketCount = 0

  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, maximumPacketCount: this.maximumPacketCount })
  }

  override addAudioTrack(source: AudioSource, metadata?: AudioTrackMetadata) {
    return super.addAudioTrack(source, { ...metadata, maximumPacketCount: this.maximumPacketCount })
  }
}

const LONGER_EDGE = 1920
/** 1080 lines, rounded up to blocks of 16. */
const SHORTER_EDGE = 1088
/**
 * Baseline, main and high: 8 bits and 4:2:0. The profile is in the two digits after the dot (RFC 6381 §3.3, ISO/IEC
 * 14496-10 A.2).
 */
const PROFILE = /^avc1\.(42|4d|64)/i

/** Whether every browser plays a video as it is (`Videos.playsEverywhere`). */
export function playsEverywhere(path: string): Promise<boolean> {
  return read(path, async (input) => {
    if ((await input.getFormat()) !== MP4) return false
    const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    if (!video || !(await isPlain(video))) return false
    return sound === null || (await sound.getCodec()) === 'aac'
  })
}

async function isPlain(video: InputVideoTrack): Promise<boolean> {
  if (!PROFILE.test((await video.getCodecParameterString()) ?? '')) return false
  const edges = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  return Math.max(...edges) <= LONGER_EDGE && Math.min(...edges) <= SHORTER_EDGE
}
