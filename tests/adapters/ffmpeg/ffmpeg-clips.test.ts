import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { factsOf } from '#server/adapters/ffmpeg/clip.ts'
import { ffmpegEncoder } from '#server/adapters/ffmpeg/ffmpeg-encoder.ts'
import type { Encoder, FilmSlide } from '#server/ports/encoder.ts'
import { frameAt, hasFfmpeg, needsFfmpeg, probeVideo } from '../../support/ffmpeg.ts'

// Films within the film of a service pack: turned, of any frame rate, HDR, with and without sound, damaged.

vi.setConfig({ testTimeout: 300_000 })

const execute = promisify(execFile)
const GROUND = [0x12, 0x19, 0x1b]

let folder: string
let work: string
let film: Encoder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-test-'))
  work = join(folder, 'work')
  await mkdir(work)
  film = ffmpegEncoder({ program: 'ffmpeg', nice: 0 })
})
afterEach(async () => {
  await film.close()
  await rm(folder, { recursive: true, force: true })
})

/** Real files, as a phone may make them. */
async function made(name: string, args: readonly string[]): Promise<string> {
  const path = join(folder, name)
  await execute('ffmpeg', ['-v', 'error', '-y', ...args, path])
  return path
}

const lavfi = (source: string) => ['-f', 'lavfi', '-i', source]
const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

const slideOf = (
  path: string,
  seconds: number,
  rest: Partial<NonNullable<FilmSlide['clip']>> = {},
): FilmSlide => ({
  seconds,
  photo: null,
  words: null,
  clip: { path, container: 'mp4', withSound: false, ...rest },
})

async function aCard(): Promise<FilmSlide> {
  const path = join(folder, 'card.png')
  await sharp({ create: { width: 1920, height: 1080, channels: 3, background: { r: 240, g: 230, b: 210 } } })
    .png()
    .toFile(path)
  return { seconds: 1, photo: null, words: { path, height: 1080 } }
}

const making = (slides: FilmSlide[]) =>
  film.makeFilm(slides, work, { onProgress: () => {}, signal: new AbortController().signal })

const result = () => join(work, 'film.mp4')

async function lookAt(seconds: number) {
  const { data, info } = await sharp(await frameAt(result(), seconds))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
}

function expectColour(found: number[], wanted: number[], within = 12) {
  const apart = Math.max(...found.map((value, at) => Math.abs(value - (wanted[at] ?? 0))))
  expect(apart, `${found} is to be ${wanted}`).toBeLessThan(within)
}

/** The loudness of a stretch of the film, in decibels below full scale. */
async function loudness(from: number, seconds: number): Promise<number> {
  const { stderr } = await execute('ffmpeg', [
    ...['-ss', String(from), '-t', String(seconds), '-i', result()],
    ...['-af', 'volumedetect', '-vn', '-f', 'null', '-'],
  ])
  return Number(/mean_volume: (-?[\d.]+|-inf)/.exec(stderr)?.[1] ?? Number.NaN)
}

describe.runIf(hasFfmpeg)(`films within a film${needsFfmpeg}`, () => {
  test('plays from its beginning, in its place, and stays until its end', async () => {
    // Red for a second, then blue.
    const path = await made('clip.mp4', [
      ...lavfi('color=red:s=640x480:d=1:r=25'),
      ...lavfi('color=blue:s=640x480:d=1:r=25'),
      ...['-filter_complex', '[0][1]concat', ...quick],
    ])
    const { seconds, leftOut } = await making([await aCard(), slideOf(path, 2.4), await aCard()])
    expect([seconds, leftOut]).toEqual([4.4, []])
    expectColour((await lookAt(0.3))(960, 540), [240, 230, 210])
    const early = await lookAt(1.5)
    expectColour(early(960, 540), [254, 0, 0])
    expectColour(early(40, 540), GROUND)
    expectColour((await lookAt(2.7))(960, 540), [0, 0, 254])
    expectColour((await lookAt(4))(960, 540), [240, 230, 210])
    expect((await probeVideo(await readFile(result()))).sound).toBe(undefined)
  })

  test('is turned as its file says', async () => {
    const lying = await made('lying.mp4', [...lavfi('color=green:s=640x360:d=1:r=25'), ...quick])
    const upright = await made('upright.mp4', ['-i', lying, '-metadata:s:v', 'rotate=90', '-c', 'copy'])
    await making([slideOf(upright, 1.4), await aCard()])
    const frame = await lookAt(0.5)
    expectColour(frame(960, 60), [0, 128, 0])
    expectColour(frame(300, 540), GROUND)
  })

  test('of a changing frame rate keeps its time', async () => {
    const fast = await made('fast.mp4', [...lavfi('color=red:s=320x240:d=1:r=60'), ...quick])
    const slow = await made('slow.mp4', [...lavfi('color=blue:s=320x240:d=1:r=7'), ...quick])
    const path = await made('both.mp4', [
      ...['-i', fast, '-i', slow, '-filter_complex', '[0]settb=AVTB[a];[1]settb=AVTB[b];[a][b]concat'],
      ...['-vsync', 'vfr', ...quick],
    ])
    const { seconds } = await making([slideOf(path, 2.4), await aCard()])
    expect(seconds).toBeCloseTo(3.4, 1)
    expectColour((await lookAt(0.8))(960, 540), [254, 0, 0])
    expectColour((await lookAt(1.3))(960, 540), [0, 0, 254])
  })

  test('in HDR has the light of a screen without it', async () => {
    // White at 100 cd/m² in PQ is a middling grey (code 520 of 1023) for whoever does not know the curve.
    const path = await made('hdr.mp4', [
      ...lavfi('color=0x828282:s=640x360:d=1:r=25'),
      ...[
        '-vf',
        'format=yuv420p10le,setparams=color_primaries=bt2020:color_trc=smpte2084:colorspace=bt2020nc',
      ],
      ...['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'],
      ...['-x265-params', 'log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc'],
    ])
    const { leftOut } = await making([slideOf(path, 1.4), await aCard()])
    expect(leftOut).toEqual([])
    const [red = 0, green = 0, blue = 0] = (await lookAt(0.5))(960, 540)
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12)
    // Without mapping it would stay 0x82.
    expect(Math.abs(red - 0x82)).toBeGreaterThan(20)
  })

  test('is heard where its host said so, and the rest is silent', async () => {
    const path = await made('loud.mp4', [
      ...lavfi('testsrc=s=320x240:d=1.4:r=25'),
      ...lavfi('sine=frequency=440:duration=1.4'),
      ...[...quick, '-c:a', 'aac', '-shortest'],
    ])
    const mute = await made('mute.mp4', [...lavfi('color=red:s=320x240:d=1:r=25'), ...quick])
    await making([
      await aCard(),
      slideOf(path, 1.4, { withSound: true }),
      slideOf(mute, 1, { withSound: true }),
      await aCard(),
    ])
    expect(await loudness(1.3, 0.9)).toBeGreaterThan(-30)
    expect(await loudness(0, 0.9)).toBeLessThan(-60)
    expect(await loudness(2.6, 1.6)).toBeLessThan(-60)
    await rm(work, { recursive: true })
    await mkdir(work)
    await making([slideOf(path, 1)])
    expect((await probeVideo(await readFile(result()))).sound).toBe(undefined)
  })

  test('that cannot be read is left out; one that breaks off stays at its last picture', async () => {
    const bad = join(folder, 'bad.mp4')
    await writeFile(bad, 'no film')
    const short = await made('short.mp4', [...lavfi('color=red:s=320x240:d=1:r=25'), ...quick])
    const { leftOut, seconds } = await making([await aCard(), slideOf(bad, 5), slideOf(short, 2)])
    expect([leftOut, seconds]).toEqual([[1], 3])
    expectColour((await lookAt(2.8))(960, 540), [254, 0, 0])
  })
})

test('what ffmpeg says of an input is read', () => {
  const of = (video: string, audio = '') => factsOf(`  Stream #0:0: Video: ${video}\n${audio}`)
  expect(of('hevc (Main 10), yuv420p10le(tv, bt2020nc/bt2020/smpte2084), 3840x2160')).toEqual({
    hdr: 'smpte2084',
    hasSound: false,
  })
  expect(of('hevc, yuv420p10le(tv, bt2020nc/bt2020/arib-std-b67)', '  Stream #0:1(und): Audio: aac')).toEqual(
    {
      hdr: 'arib-std-b67',
      hasSound: true,
    },
  )
  expect(of('h264 (High), yuv420p(tv, bt709), 1920x1080')).toEqual({ hdr: null, hasSound: false })
})
