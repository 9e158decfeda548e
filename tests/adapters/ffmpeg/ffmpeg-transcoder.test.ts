import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ffmpegEncoder } from '#server/adapters/ffmpeg/ffmpeg-encoder.ts'
import { type Encoder, FilmFailed, FilmStopped, FilmTooSlow } from '#server/ports/encoder.ts'
import { eventually } from '../../support/eventually.ts'
import { aProgram } from '../../support/fake-ffmpeg.ts'
import {
  aFilm,
  h264,
  hasFfmpeg,
  heldSideways,
  inFullColour,
  needsFfmpeg,
  probeVideo,
} from '../../support/ffmpeg.ts'
import { recording } from '../../support/videos.ts'

vi.setConfig({ testTimeout: 300_000 })

let folder: string
let transcoder: Encoder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcoder-test-'))
  transcoder = ffmpegEncoder({ program: 'ffmpeg', nice: 0 })
})
afterEach(async () => {
  await transcoder.close()
  await rm(folder, { recursive: true, force: true })
})

async function transcoded(content: Buffer, container: 'webm' | 'mp4' = 'mp4', durationSeconds = 2) {
  const [path, out] = [join(folder, 'source'), join(folder, 'out.mp4')]
  await writeFile(path, content)
  await transcoder.toMp4({ path, container, durationSeconds }, out)
  return probeVideo(await readFile(out))
}

describe.skipIf(!hasFfmpeg)(`an MP4${needsFfmpeg}`, () => {
  test('made from a recording has H.264 and AAC, which every browser plays, and its index at the front', async () => {
    expect(await transcoder.canEncode()).toBe(true)
    const { picture, sound, seconds, indexFirst } = await transcoded(recording, 'webm')
    expect(picture).toMatchObject({
      codec_name: 'h264',
      profile: 'Main',
      pix_fmt: 'yuv420p',
      width: 320,
      height: 240,
    })
    expect(sound).toMatchObject({ codec_name: 'aac', profile: 'LC' })
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThan(3)
    expect(indexFirst).toBe(true)
  })

  test('is no larger than a page shows it, with at most 30 frames a second and 8 bits', async () => {
    const tenBits = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p10le', '-c:a', 'aac']
    const { picture } = await transcoded(await aFilm(tenBits, { size: '1600x900', rate: 60, seconds: 0.5 }))
    expect(picture).toMatchObject({ width: 1280, height: 720, pix_fmt: 'yuv420p', profile: 'Main' })
    const [frames = 0, seconds = 1] = String(picture?.avg_frame_rate).split('/').map(Number)
    expect(frames / seconds).toBeLessThanOrEqual(30)
    expect(frames / seconds).toBeGreaterThan(25)
  })

  test('is upright when the phone noted how it was held', async () => {
    const { picture } = await transcoded(heldSideways(await aFilm(h264)))
    expect(picture).toMatchObject({ width: 240, height: 320 })
  })

  test('is also made from an odd size, from non-square pixels and from a video without sound', async () => {
    const odd = await transcoded(await aFilm(['-c:v', 'mpeg4'], { size: '321x241', tone: false }))
    expect(odd.picture).toMatchObject({ width: 320, height: 240 })
    expect(odd.sound).toBeUndefined()
    const wide = await transcoded(await aFilm([...inFullColour, '-vf', 'setsar=2']))
    expect(wide.picture).toMatchObject({ width: 640, height: 240 })
  })

  test('is not made from a file that names other files, nor from one with more pixels than a camera has', async () => {
    await writeFile(join(folder, 'a.mp4'), await aFilm(h264))
    const list = Buffer.from(`ffconcat version 1.0\nfile '${join(folder, 'a.mp4')}'\n`)
    for (const container of ['webm', 'mp4'] as const)
      await expect(transcoded(list, container)).rejects.toThrow(/Invalid data|EBML/)
    const huge = await aFilm(['-c:v', 'mjpeg', '-frames:v', '1'], { size: '8000x6000', tone: false })
    await expect(transcoded(huge)).rejects.toBeInstanceOf(FilmFailed)
  })
})

describe('the ffmpeg program', () => {
  test('transcodes nothing when it is not installed', async () => {
    transcoder = ffmpegEncoder({ program: join(folder, 'nothing') })
    expect(await transcoder.canEncode()).toBe(false)
    await expect(transcoded(recording, 'webm')).rejects.toBeInstanceOf(FilmFailed)
  })

  test('that finds no time is neither missing, nor is its input at fault', async () => {
    transcoder = ffmpegEncoder({ program: await aProgram('exec sleep 600'), startMs: 50 })
    expect(await transcoder.canEncode()).toBe(true)
    const voice = transcoder.toVoice({ path: 'a', format: 'mp3' }, join(folder, 'out.m4a'), { seconds: 1 })
    await expect(voice).rejects.toBeInstanceOf(FilmTooSlow)
  })

  test('is stopped when the transcoder closes, which is reported as stopped and not as failed', async () => {
    transcoder = ffmpegEncoder({ program: await aProgram('echo begun > begun; exec sleep 600') })
    const made = transcoded(recording, 'webm')
    const ended = expect(made).rejects.toBeInstanceOf(FilmStopped)
    await eventually(() => readFile(join(folder, 'begun')))
    await transcoder.close()
    await ended
  })

  test('gets no secrets in its environment, runs at low priority, and its error output is reported', async () => {
    process.env.FILM_TEST_SECRET = 'word'
    // The priority is lowered right after the start, so the program may have run a little by then.
    const gentle = 'until [ "$(nice)" = 10 ]; do :; done'
    const program = await aProgram(`env > seen; ${gentle}; echo "no room left" >&2; exit 1`)
    transcoder = ffmpegEncoder({ program })
    const failed = transcoded(recording, 'webm')
    await expect(failed).rejects.toThrow('no room left')
    await expect(failed).rejects.not.toBeInstanceOf(FilmStopped)
    delete process.env.FILM_TEST_SECRET
    const seen = await readFile(join(folder, 'seen'), 'utf8')
    expect(seen).toContain('PATH=')
    expect(seen).not.toContain('FILM_TEST_SECRET')
  })
})
