import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { SoundFormat } from '#contract/media-formats.ts'
import { withoutNetwork } from '#server/adapters/processes/no-network.ts'
import { FilmFailed, FilmStopped, FilmTooSlow } from '#server/ports/encoder.ts'

/** How many characters of ffmpeg's error output are kept. */
const MOST_COMPLAINT = 2000

export interface Run {
  args: readonly string[]
  /** Working folder: output files are named relative to it. */
  cwd: string
  timeLimitMs: number
  signal?: AbortSignal
  /** Frames written so far. */
  onFrames?: (frames: number) => void
  /** What it says on its error output, when it is told to say more than errors. */
  onSaid?: (said: string) => void
}

/** The format is given, never guessed from a file's content. */
const demuxers = {
  webm: 'matroska',
  mp4: 'mov',
  ogg: 'ogg',
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  aac: 'aac',
  amr: 'amr',
  caf: 'caf',
} as const satisfies Record<SoundFormat, string>

/** Arguments to read a video or sound. References to other files are not followed. */
export const videoInput = (
  { path, container }: { path: string; container: keyof typeof demuxers },
  options: readonly string[] = [],
): string[] => [
  ...['-protocol_whitelist', 'file', '-f', demuxers[container], ...options],
  ...['-i', `file:${path}`],
]

/** 8K. A larger picture is no recording, and could use up all memory. */
const MOST_PIXELS = 7680 * 4320

/** The same for a film whose picture is decoded. */
export const buildPictureInput = (
  video: { path: string; container: keyof typeof demuxers },
  options: readonly string[] = [],
): string[] => videoInput(video, ['-max_pixels', String(MOST_PIXELS), ...options])

/**
 * Runs ffmpeg with low priority, without a shell, network or the environment's secrets; no process outlives `close`.
 */
export function ffmpegRunner(program: string, nice: number = constants.priority.PRIORITY_BELOW_NORMAL) {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()

  /** Rejects with `FilmFailed` unless it succeeds; with `FilmTooSlow` where only the time was over. */
  async function run({ args, cwd, timeLimitMs, signal, onFrames, onSaid }: Run): Promise<void> {
    const stopping = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
    if (stopping.aborted) throw new FilmStopped()
    const own = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y']
    const [first = program, ...rest] = [...withoutNetwork(), program]
    const child = spawn(first, [...rest, ...own, ...args], {
      cwd,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopping,
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
    })
    if (child.pid !== undefined) setPriority(child.pid, nice)
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (said: string) => {
      onSaid?.(said)
      complaint = (complaint + said).slice(-MOST_COMPLAINT)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const frames = /^frame=(\d+)$/.exec(line)?.[1]
      if (frames !== undefined) onFrames?.(Number(frames))
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    child.once('error', (error) => {
      complaint ||= error.message
    })
    child.once('close', (code, killedBy) => {
      running.delete(promise)
      if (code === 0) resolve()
      else if (stopping.aborted) reject(new FilmStopped())
      else if (child.killed) reject(new FilmTooSlow(timeLimitMs))
      else reject(new FilmFailed(`ended by ${killedBy ?? code}: ${complaint.trim()}`))
    })
    running.add(promise)
    await promise
  }

  async function close(): Promise<void> {
    closing.abort()
    await Promise.allSettled(running)
  }

  return { run, close }
}
