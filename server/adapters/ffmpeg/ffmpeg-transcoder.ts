import { dirname } from 'node:path'
import { media } from '#contract/limits.ts'
import { FilmTooSlow } from '#server/ports/film.ts'
import type { Transcoder } from '#server/ports/transcoder.ts'
import { buildPictureInput, ffmpegRunner, videoInput } from './ffmpeg.ts'

/** The width at which a memorial shows a video, and that browsers record (app/lib/recording/camera.ts). */
const LONGER_EDGE = 1280
/** A recorder that stops by the clock runs a little over; longer recordings were refused (adapters/video/remux.ts). */
const MOST_SECONDS = media.videoSeconds + 10
/** A second of 720p takes half a second of one core, on a busy machine up to twenty times that. */
const START_MS = 60_000
const MS_A_SECOND = 10_000

const frame = [
  // Makes pixels square: some players ignore the aspect ratio.
  'scale=w=iw*sar:h=ih,setsar=1',
  `scale=w='min(${LONGER_EDGE},iw)':h='min(${LONGER_EDGE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
  'format=yuv420p',
].join(',')

const picture = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-crf', '23'],
  // About 20 MB per minute at most, so that a phone on a slow network keeps up.
  ...['-maxrate', '2500k', '-bufsize', '5000k', '-fpsmax', '30', '-threads', '2'],
]

/** Recorders leave gaps in the sound; filling them with silence keeps it in sync. */
const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000', '-af', 'aresample=async=1']

/** Speech in one channel: three minutes are two megabytes. */
const voice = ['-c:a', 'aac', '-b:a', '96k', '-ac', '1', '-ar', '48000', '-af', 'aresample=async=1']

/**
 * Encodes MP4s with the program ffmpeg, if it is installed and was built with libx264.
 *
 * @param options.program its name or path
 * @param options.startMs how long it may take for what is short
 */
export function ffmpegTranscoder(options: { program: string; startMs?: number }): Transcoder {
  const { startMs = START_MS } = options
  const { run, close } = ffmpegRunner(options.program)
  const signal = new AbortController().signal

  return {
    canTranscode() {
      const source = ['-f', 'lavfi', '-i', 'color=s=64x64', '-f', 'lavfi', '-i', 'anullsrc']
      const args = [...source, '-frames:v', '1', '-t', '0.1', ...picture, ...sound, '-f', 'null', '-']
      return run({ args, cwd: '.', timeLimitMs: startMs, signal }).then(
        () => true,
        // Too busy to say so in time, it is there.
        (reason) => reason instanceof FilmTooSlow,
      )
    },
    toMp4(video, outPath) {
      const seconds = video.durationSeconds ?? MOST_SECONDS
      const timeLimitMs = startMs + seconds * MS_A_SECOND
      const args = [
        // Processor seconds: ffmpeg ends by itself, even if this process dies.
        ...['-timelimit', String(Math.ceil(timeLimitMs / 1000)), '-filter_complex_threads', '1'],
        ...buildPictureInput(video),
        ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-vf', frame, ...picture, ...sound],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-t', String(MOST_SECONDS)],
        ...['-movflags', '+faststart', '-f', 'mp4', `file:${outPath}`],
      ]
      return run({ args, cwd: dirname(outPath), timeLimitMs, signal })
    },
    toVoice({ path, format }, outPath, { seconds }) {
      const args = [
        ...['-timelimit', String(Math.ceil(startMs / 1000)), ...videoInput({ path, container: format })],
        ...['-map', '0:a:0', '-vn', '-sn', '-dn', ...voice, '-t', String(seconds)],
        ...['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart'],
        ...['-f', 'mp4', `file:${outPath}`],
      ]
      return run({ args, cwd: dirname(outPath), timeLimitMs: startMs, signal })
    },
    close,
  }
}
