import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ffmpegEncoder } from '#server/adapters/ffmpeg/ffmpeg-encoder.ts'
import { type Encoder, FilmFailed } from '#server/ports/encoder.ts'
import { hasFfmpeg, heldSideways, needsFfmpeg } from '../../support/ffmpeg.ts'

vi.setConfig({ testTimeout: 300_000 })

let folder: string
let stills: Encoder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stills-test-'))
  stills = ffmpegEncoder({ program: 'ffmpeg', nice: 0 })
})
afterEach(async () => {
  await stills.close()
  await rm(folder, { recursive: true, force: true })
})

const ffmpeg = (...args: string[]) => promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args])

/** Makes a video that is red for a second, then blue. Returns its path. */
async function aVideo(name: string, size: string): Promise<string> {
  const path = join(folder, name)
  const colours = ['red', 'blue'].flatMap((colour) => [
    ...['-f', 'lavfi', '-i', `color=${colour}:size=${size}:duration=1:rate=10`],
  ])
  await ffmpeg(...colours, '-filter_complex', '[0][1]concat', '-pix_fmt', 'yuv420p', path)
  return path
}

async function lookAt(path: string) {
  const { width, height, format } = await sharp(path).metadata()
  const { dominant } = await sharp(path).stats()
  return { width, height, format, colour: dominant.b > dominant.r ? 'blue' : 'red' }
}

describe.skipIf(!hasFfmpeg)(`stills${needsFfmpeg}`, () => {
  test('are taken at the given second, and are not larger than the video', async () => {
    expect(await stills.canEncode()).toBe(true)
    const video = { path: await aVideo('a.webm', '320x240'), container: 'webm' } as const
    const [early, late] = [join(folder, 'early.jpg'), join(folder, 'late.jpg')]
    await stills.takeStill(video, early, { second: 0.2, edge: 1280 })
    expect(await lookAt(early)).toEqual({ width: 320, height: 240, format: 'jpeg', colour: 'red' })
    await stills.takeStill(video, late, { second: 1.5, edge: 160 })
    expect(await lookAt(late)).toEqual({ width: 160, height: 120, format: 'jpeg', colour: 'blue' })
  })

  test('are upright when the phone noted how it was held', async () => {
    const [out, path] = [join(folder, 'out.jpg'), await aVideo('a.mp4', '320x240')]
    await writeFile(path, heldSideways(await readFile(path)))
    await stills.takeStill({ path, container: 'mp4' }, out, { second: 0, edge: 1280 })
    expect(await lookAt(out)).toMatchObject({ width: 240, height: 320 })
  })

  test('have the shape that is shown where pixels are not square', async () => {
    const [out, path] = [join(folder, 'out.jpg'), join(folder, 'wide.mp4')]
    const picture = ['-f', 'lavfi', '-i', 'color=red:size=320x240:duration=1:rate=10']
    await ffmpeg(...picture, '-vf', 'setsar=2/1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', path)
    await stills.takeStill({ path, container: 'mp4' }, out, { second: 0, edge: 1280 })
    expect(await lookAt(out)).toMatchObject({ width: 640, height: 240 })
  })

  test('are not taken from a picture with more pixels than a camera has', async () => {
    const path = join(folder, 'huge.mov')
    const picture = ['-f', 'lavfi', '-i', 'color=red:size=8000x6000:duration=1:rate=1', '-frames:v', '1']
    await ffmpeg(...picture, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path)
    const taken = stills.takeStill({ path, container: 'mp4' }, join(folder, 'out.jpg'), {
      second: 0,
      edge: 64,
    })
    await expect(taken).rejects.toBeInstanceOf(FilmFailed)
  })

  test('are not taken from a file that is no such video, even if it names one', async () => {
    const out = join(folder, 'out.jpg')
    const list = join(folder, 'list')
    await writeFile(list, `ffconcat version 1.0\nfile '${await aVideo('a.mp4', '64x64')}'\n`)
    for (const container of ['webm', 'mp4'] as const)
      await expect(stills.takeStill({ path: list, container }, out, { second: 0, edge: 64 })).rejects.toThrow(
        /Invalid data|EBML/,
      )
  })
})
