import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Whether tests can make and look at real films here (Debian: `apt install ffmpeg`). */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** What a test that needs ffmpeg is called where it is left out. */
export const needsFfmpeg = hasFfmpeg ? '' : ' (left out: ffmpeg is not installed)'

/** What ffprobe says of a film's picture. */
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

/** The frame that is seen at a moment, as a PNG. */
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
