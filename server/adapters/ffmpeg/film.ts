import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type FilmClip,
  FilmFailed,
  type FilmSlide,
  FilmStopped,
  type MadeFilm,
} from '#server/ports/encoder.ts'
import { type ClipFacts, clipFilter, type HeardClip, lookAtClip, soundArgs } from './clip.ts'
import { buildPictureInput, type Run } from './ffmpeg.ts'
import { FRAMES_A_SECOND, pictureArgs, png, rawFrames, readingArgs } from './picture.ts'

/** 0.4 s: the fade from one slide to the next. */
const FADE_FRAMES = 12

/** A second of film takes a fifth of a second to encode, on a busy machine up to twenty times that. */
const START_MS = 60_000
const MS_A_FRAME = 300
/** A film is decoded, and HDR is mapped, too. */
const MS_A_MOVING_FRAME = 1500

/**
 * Still pictures need few bits even with fast presets. No frame refers to a later one, so that pieces can be joined
 * without a gap. Every piece begins with a key frame, so that viewers can jump to each photo.
 */
const encoder = [
  ...['-c:v', 'libx264', '-preset', 'superfast', '-tune', 'stillimage', '-crf', '20', '-bf', '0'],
  ...['-profile:v', 'high', '-level', '4.0', '-pix_fmt', 'yuv420p', '-threads', '2'],
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
]

/** Moving pictures need more; all else stays the same, or the pieces could not be joined. */
const movingEncoder = [...encoder, '-maxrate', '12M', '-bufsize', '24M']

interface Studio {
  run: (run: Run) => Promise<void>
  workDir: string
  onProgress(part: number): void
  signal: AbortSignal
}

/** A slide that was drawn, and the file of its one frame: of a film, the first. */
interface Drawn {
  frames: number
  file: string
  clip: (Pick<FilmSlide, 'words'> & { of: FilmClip; facts: ClipFacts }) | null
}

/**
 * Makes a film in pieces, one for each slide (the resting slide, then its fade to the next), so that memory use does not
 * grow with the number of photos.
 */
export async function makeFilm(studio: Studio, slides: readonly FilmSlide[]): Promise<MadeFilm> {
  const { workDir, onProgress } = studio
  const leftOut: number[] = []
  const pieces: string[] = []
  const all = slides.reduce((sum, slide) => sum + framesOf(slide), 0)
  let done = 0
  let filmed = 0
  const heard: HeardClip[] = []

  async function addPiece(slide: Drawn, next: Drawn | null): Promise<void> {
    const piece = `piece-${pieces.length}.mp4`
    const onFrames = (frames: number) => onProgress((done + frames) / all)
    const isPlayed = await film(studio, { slide, next, piece, onFrames })
    const { of, facts } = slide.clip ?? {}
    if (isPlayed && of?.withSound && facts?.hasSound)
      heard.push({ ...of, from: filmed / FRAMES_A_SECOND, seconds: slide.frames / FRAMES_A_SECOND })
    await rm(join(workDir, slide.file))
    pieces.push(piece)
    done += slide.frames
    filmed += slide.frames
  }

  let shown: Drawn | null = null
  for (const [at, slide] of slides.entries()) {
    const next = await draw(studio, slide, `picture-${at}.yuv`)
    if (!next) {
      leftOut.push(at)
      done += framesOf(slide)
      continue
    }
    if (shown) await addPiece(shown, next)
    shown = next
  }
  if (!shown) throw new FilmFailed('nothing to show')
  await addPiece(shown, null)
  await assemble(studio, pieces, heard, filmed / FRAMES_A_SECOND)
  return { seconds: filmed / FRAMES_A_SECOND, leftOut }
}

const framesOf = ({ seconds }: FilmSlide) => Math.round(seconds * FRAMES_A_SECOND)

/** The slide, or the first frame of its film with its words; null when the photo or film cannot be read. Any other error ends the film. */
async function draw({ run, workDir, signal }: Studio, slide: FilmSlide, file: string): Promise<Drawn | null> {
  const at = { cwd: workDir, timeLimitMs: START_MS, signal }
  const { photo, words, clip } = slide
  const frames = framesOf(slide)
  const first = async (of: FilmClip, facts: ClipFacts): Promise<Drawn> => {
    const inputs = [...buildPictureInput(of), ...(words ? png(words.path) : [])]
    const filter = clipFilter({ clip: 0, words: 1 }, words, facts)
    const args = [...inputs, '-filter_complex', filter, '-frames:v', '1', '-f', 'rawvideo', file]
    await run({ ...at, args })
    return { frames, file, clip: { of, words, facts } }
  }
  try {
    if (!clip) {
      await run({ ...at, args: pictureArgs(slide, file) })
      return { frames, file, clip: null }
    }
    const facts = await lookAtClip(run, clip, at)
    // An ffmpeg without the library that maps HDR shows it as it is.
    return await first(clip, facts).catch((reason) => {
      if (facts.hdr === null || signal.aborted || reason instanceof FilmStopped) throw reason
      return first(clip, { ...facts, hdr: null })
    })
  } catch (reason) {
    if (signal.aborted || reason instanceof FilmStopped) throw reason
    if (clip) return null
    const isReadable =
      photo === null ||
      (await run({ ...at, args: readingArgs(photo) }).then(
        () => true,
        () => signal.aborted,
      ))
    if (isReadable) throw reason
    return null
  }
}

interface Piece {
  slide: Drawn
  /** The slide it fades to; null for the last, which stays. */
  next: Drawn | null
  piece: string
  onFrames(frames: number): void
}

/** Films a slide. A film that breaks off in a way that stops ffmpeg is shown as a still: then the answer is false. */
async function film(studio: Studio, piece: Piece, clip = piece.slide.clip): Promise<boolean> {
  const { run, workDir, signal } = studio
  const { slide, next, piece: out, onFrames } = piece
  const { frames, file } = slide
  const still = (input: number) => `[${input}:v]loop=loop=-1:size=1`
  const fade = `xfade=duration=${FADE_FRAMES / FRAMES_A_SECOND}:offset=${(frames - FADE_FRAMES) / FRAMES_A_SECOND}`
  const after = next ? [...rawFrames, '-i', next.file] : []
  const words = clip?.words ? png(clip.words.path) : []
  const inputs = clip
    ? [...buildPictureInput(clip.of), ...after, ...words]
    : [...rawFrames, '-i', file, ...after]
  const shown = clip ? clipFilter({ clip: 0, words: next ? 2 : 1 }, clip.words, clip.facts) : still(0)
  // Frames of a clip and of a still are counted alike, or they could not fade.
  const steady = clip ? `,settb=1/${FRAMES_A_SECOND},setpts=N,fps=${FRAMES_A_SECOND}` : ''
  const whole = `${shown}${steady}[a];${still(1)}${steady}[b];[a][b]${fade}`
  const args = [
    ...['-progress', 'pipe:1', '-stats_period', '0.5', '-filter_complex_threads', '1', ...inputs],
    ...['-filter_complex', next ? whole : shown],
    ...[...(clip ? movingEncoder : encoder), '-an', '-frames:v', String(frames), out],
  ]
  const timeLimitMs = START_MS + frames * (clip ? MS_A_MOVING_FRAME : MS_A_FRAME)
  try {
    await run({ args, cwd: workDir, timeLimitMs, signal, onFrames })
    return clip !== null
  } catch (reason) {
    if (!clip || signal.aborted || reason instanceof FilmStopped) throw reason
    return film(studio, piece, null)
  }
}

/** The index goes to the front, so that a film can be played while it is still loading. */
async function assemble(
  { run, workDir, signal }: Studio,
  pieces: readonly string[],
  heard: readonly HeardClip[],
  seconds: number,
): Promise<void> {
  await writeFile(join(workDir, 'pieces.txt'), pieces.map((piece) => `file '${piece}'\n`).join(''))
  const args = [
    ...['-f', 'concat', '-safe', '1', '-i', 'pieces.txt', '-c', 'copy'],
    ...['-movflags', '+faststart', '-video_track_timescale', '30000'],
    heard.length > 0 ? 'silent.mp4' : 'film.mp4',
  ]
  const at = { cwd: workDir, timeLimitMs: START_MS + pieces.length * 1000, signal }
  await run({ ...at, args })
  if (heard.length === 0) return
  const timeLimitMs = START_MS + seconds * 1000
  await run({ ...at, timeLimitMs, args: soundArgs('silent.mp4', heard, seconds, 'film.mp4') })
  await rm(join(workDir, 'silent.mp4'))
}
