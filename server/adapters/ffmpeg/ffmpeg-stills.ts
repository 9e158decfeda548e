import { dirname } from 'node:path'
import type { VideoStills } from '#server/ports/video-stills.ts'
import { buildPictureInput, ffmpegRunner } from './ffmpeg.ts'

/** One frame of a five-minute video takes a second, on a busy machine up to twenty times that. */
const TIME_LIMIT_MS = 60_000

const mjpeg = ['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '2']

/**
 * Takes still images with the program ffmpeg, if it is installed.
 *
 * @param options.program its name or path
 */
export function ffmpegStills(options: { program: string }): VideoStills {
  const { run, close } = ffmpegRunner(options.program)
  const limits = { timeLimitMs: TIME_LIMIT_MS, signal: new AbortController().signal }

  return {
    canTake() {
      const args = ['-f', 'lavfi', '-i', 'color=s=64x64', ...mjpeg, '-f', 'null', '-']
      return run({ ...limits, args, cwd: '.' }).then(
        () => true,
        () => false,
      )
    },
    take(video, outPath, { second, edge }) {
      const fitted = `scale=w='min(${edge},iw)':h='min(${edge},ih)':force_original_aspect_ratio=decrease`
      const args = [
        ...buildPictureInput(video, ['-ss', String(second)]),
        ...['-map', '0:v:0', '-vf', `${fitted},setsar=1`],
        ...[...mjpeg, '-map_metadata', '-1', '-f', 'mjpeg', `file:${outPath}`],
      ]
      return run({ ...limits, args, cwd: dirname(outPath) })
    },
    close,
  }
}
