import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Whether tests can make and probe real films on this machine (Debian: `apt install ffmpeg`). */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** Appended to the titles of tests that are skipped because ffmpeg is missing. */
export const needsFfmpeg = hasFfmpeg ? '' : ' (left out: ffmpeg is not installed)'

/** What ffprobe says about the picture of a film. */
export async function probeFilm(path: string) {
  const show =
    'stream=codec_name,width,height,pix_fmt,r_frame_rate,avg_frame_rate,nb_frames,color_space:format=duration,nb_streams'
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-show_entries', show, '-of', 'json', path])
  const { streams, format } = JSON.parse(stdout)
  return { ...streams[0], streams: format.nb_streams, seconds: Number(format.duration) } as {
    codec_name: string
    width: number
    height: number
    pix_fmt: string
    r_frame_rate: string
    avg_frame_rate: string
    nb_frames: string
    color_space: string
    streams: number
    seconds: number
  }
}

interface Stream {
  codec_type: string
  codec_name: string
  profile: string
  pix_fmt?: string
  width?: number
  height?: number
  avg_frame_rate: string
  channels?: number
}

/** What ffprobe says about a video in memory, and whether its index comes before its frames. */
export async function probeVideo(content: Buffer) {
  return inFolder(async (dir) => {
    const path = join(dir, 'video')
    await writeFile(path, content)
    const show =
      'stream=codec_type,codec_name,profile,pix_fmt,width,height,avg_frame_rate,channels:format=duration,tags'
    const { stdout } = await execute('ffprobe', ['-v', 'error', '-show_entries', show, '-of', 'json', path])
    const { streams, format } = JSON.parse(stdout) as { streams: Stream[]; format: { duration: string } }
    const of = (type: string) => streams.find(({ codec_type }) => codec_type === type)
    const indexFirst = content.indexOf('moov') > 0 && content.indexOf('moov') < content.indexOf('mdat')
    return { picture: of('video'), sound: of('audio'), seconds: Number(format.duration), indexFirst }
  })
}

/** A test picture, with a tone unless told otherwise, encoded with the given arguments. */
export function aFilm(
  encoding: readonly string[],
  { size = '320x240', rate = 10, seconds = 1.5, tone = true } = {},
) {
  return inFolder(async (dir) => {
    const path = join(dir, 'film.mp4')
    const picture = ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`]
    const sound = tone ? ['-f', 'lavfi', '-i', `sine=duration=${seconds}`] : []
    await execute('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, ...encoding, path])
    return readFile(path)
  })
}

/** A tone, or silence, as the sound file of this ending, encoded with the given arguments. */
export function aVoice(
  ending: string,
  encoding: readonly string[] = [],
  { seconds = 1.5, tone = true } = {},
) {
  return inFolder(async (dir) => {
    const path = join(dir, `voice.${ending}`)
    const source = tone ? `sine=duration=${seconds}` : `anullsrc=d=${seconds}`
    await execute('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', source, ...encoding, path])
    return readFile(path)
  })
}

/** The same sound in another container. */
export function repacked(content: Buffer, format: string, ending: string): Promise<Buffer> {
  return inFolder(async (dir) => {
    const [from, to] = [join(dir, 'from'), join(dir, `to.${ending}`)]
    await writeFile(from, content)
    await execute('ffmpeg', ['-v', 'error', '-y', '-f', format, '-i', from, '-c', 'copy', to])
    return readFile(to)
  })
}

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
/** Colour at full resolution (4:4:4), which many phones do not play. */
export const inFullColour = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p', '-c:a', 'aac']

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'ffmpeg-test-'))
  return work(dir).finally(() => rm(dir, { recursive: true, force: true }))
}

/** The frame shown at a moment, as a PNG. */
export async function frameAt(path: string, seconds: number): Promise<Buffer> {
  const { stdout } = await execute(
    'ffmpeg',
    [
      '-v',
      'error',
      '-ss',
      String(seconds),
      '-i',
      path,
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-',
    ],
    { encoding: 'buffer', maxBuffer: 20_000_000 },
  )
  return stdout
}

/** Writes the matrix of a quarter turn into the track header, as phones do. */
export function heldSideways(mp4: Buffer): Buffer {
  const matrix = mp4.indexOf('tkhd') + 44
  const turn = [0, 0x00010000, 0, -0x00010000, 0, 0, 240 * 0x10000, 0, 0x40000000]
  for (const [at, value] of turn.entries()) mp4.writeInt32BE(value, matrix + 4 * at)
  return mp4
}
