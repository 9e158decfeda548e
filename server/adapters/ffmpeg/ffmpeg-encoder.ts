import { dirname } from 'node:path'
import { media } from '#contract/limits.ts'
import { type Encoder, FilmTooSlow } from '#server/ports/encoder.ts'
import { buildPictureInput, ffmpegRunner, videoInput } from './ffmpeg.ts'
import { makeFilm } from './film.ts'
import { squarePixels } from './picture.ts'

/** The width at which a memorial shows a video, and that browsers record (app/lib/recording/camera.ts). */
const LONGER_EDGE = 1280
/** A recorder that stops by the clock runs a little over; longer recordings were refused (adapters/video). */
const MOST_SECONDS = media.videoSeconds + 10
/** A second of 720p takes half a second of one core, on a busy machine up to twenty times that. */
const START_MS = 60_000
const MS_A_SECOND = 10_000

const frame = [
  squarePixels,
  `scale=w='min(${LONGER_EDGE},iw)':h='min(${LONGER_EDGE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
  'format=yuv420p',
].join(',')

const picture = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-crf', '23'],
  // About 20 MB per minute at most, so that a phone on a slow network keeps up.
  ...['-maxrate', '2500k', '-bufsize', '5000k', '-fpsmax', '30', '-threads', '2'],
]

/** Recorders leave gaps in the sound; filling them with silence keeps it in sync. */
const sound = ['-c:a', 'aac', '-ar', '48000', '-af', 'aresample=async=1']
const stereo = [...sound, '-b:a', '128k', '-ac', '2']
/** Speech in one channel: three minutes are two megabytes. */
const voice = [...sound, '-b:a', '96k', '-ac', '1']

const still = ['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '2']

/** Without what the file says of places and names. */
const bare = ['-map_metadata', '-1', '-map_chapters', '-1']
const mp4 = (outPath: string) => [...bare, '-movflags', '+faststart', '-f', 'mp4', `file:${outPath}`]

/**
 * Encodes with the program ffmpeg, if it is installed and was built with libx264.
 *
 * @param options.program its name or path
 * @param options.nice its nice value, if not 10
 * @param options.startMs how long it may take for what is short
 */
export function ffmpegEncoder(options: {
  program: string
  nice?: number | undefined
  startMs?: number
}): Encoder {
  const { startMs = START_MS } = options
  const { run, close } = ffmpegRunner(options.program, options.nice)
  let lastFilm: Promise<unknown> = Promise.resolve()
  let canEncode = false

  const encode = (args: readonly string[], outPath: string, timeLimitMs = startMs) =>
    // Processor seconds: ffmpeg ends by itself, even if this process dies.
    run({
      args: ['-timelimit', String(Math.ceil(timeLimitMs / 1000)), ...args],
      cwd: dirname(outPath),
      timeLimitMs,
    })

  return {
    async canEncode() {
      const source = ['-f', 'lavfi', '-i', 'color=s=64x64', '-f', 'lavfi', '-i', 'anullsrc']
      const args = [...source, '-frames:v', '1', '-t', '0.1', ...picture, ...stereo, '-f', 'null', '-']
      // If it is installed later, it is found without a restart.
      canEncode ||= await run({ args, cwd: '.', timeLimitMs: startMs }).then(
        () => true,
        // Too busy to say so in time, it is there.
        (reason) => reason instanceof FilmTooSlow,
      )
      return canEncode
    },
    takeStill(video, outPath, { second, edge }) {
      const fitted = `scale=w='min(${edge},iw)':h='min(${edge},ih)':force_original_aspect_ratio=decrease`
      const input = [...buildPictureInput(video, ['-ss', String(second)]), '-map', '0:v:0']
      return encode(
        [...input, '-vf', `${squarePixels},${fitted}`, ...still, ...bare, '-f', 'mjpeg', `file:${outPath}`],
        outPath,
      )
    },
    toMp4(video, outPath) {
      const input = [
        '-filter_complex_threads',
        '1',
        ...buildPictureInput(video),
        '-map',
        '0:v:0',
        '-map',
        '0:a:0?',
      ]
      const encoding = ['-sn', '-dn', '-vf', frame, ...picture, ...stereo, '-t', String(MOST_SECONDS)]
      const timeLimitMs = startMs + (video.durationSeconds ?? MOST_SECONDS) * MS_A_SECOND
      return encode([...input, ...encoding, ...mp4(outPath)], outPath, timeLimitMs)
    },
    toVoice({ path, format }, outPath, { seconds }) {
      const input = [...videoInput({ path, container: format }), '-map', '0:a:0', '-vn', '-sn', '-dn']
      return encode([...input, ...voice, '-t', String(seconds), ...mp4(outPath)], outPath)
    },
    makeFilm(slides, workDir, { onProgress, signal }) {
      const film = lastFilm.then(() => makeFilm({ run, workDir, onProgress, signal }, slides))
      lastFilm = film.catch(() => {})
      return film
    },
    close,
  }
}
