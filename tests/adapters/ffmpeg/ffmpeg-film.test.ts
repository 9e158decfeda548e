import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ffmpegEncoder } from '#server/adapters/ffmpeg/ffmpeg-encoder.ts'
import { type Encoder, FilmFailed, type FilmSlide } from '#server/ports/encoder.ts'
import { eventually } from '../../support/eventually.ts'
import { aProgram } from '../../support/fake-ffmpeg.ts'
import { frameAt, hasFfmpeg, needsFfmpeg, probeFilm } from '../../support/ffmpeg.ts'

vi.setConfig({ testTimeout: 300_000 })

const GROUND = [0x12, 0x19, 0x1b]
const RED = [200, 30, 40]
const BLUE = [30, 60, 190]
const GREEN = [40, 150, 70]
const PAPER = [240, 230, 210]

let folder: string
let work: string
let film: Encoder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-test-'))
  work = join(folder, 'work')
  await mkdir(work)
  film = ffmpegEncoder({ program: 'ffmpeg', nice: 0 })
})
afterEach(async () => {
  await film.close()
  await rm(folder, { recursive: true, force: true })
})

const inColour = (width: number, height: number, [r = 0, g = 0, b = 0]: number[]) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })

async function aPhoto(name: string, width: number, height: number, colour: number[]): Promise<string> {
  const path = join(folder, name)
  await inColour(width, height, colour).jpeg({ quality: 95 }).toFile(path)
  return path
}

async function words(name: string, height: number, colour: number[]) {
  const path = join(folder, name)
  await inColour(1920, height, colour).png().toFile(path)
  return { path, height }
}

const aCard = async (): Promise<FilmSlide> => ({
  seconds: 1,
  photo: null,
  words: await words('card.png', 1080, PAPER),
})

const making = (slides: FilmSlide[], given: Partial<Parameters<Encoder['makeFilm']>[2]> = {}) =>
  film.makeFilm(slides, work, { onProgress: () => {}, signal: new AbortController().signal, ...given })

const result = () => join(work, 'film.mp4')

/** Gives a function that reads the colour at a point of the frame at this second. */
async function lookAt(seconds: number) {
  const { data, info } = await sharp(await frameAt(result(), seconds))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
}

/** The same colour, within what video encoding changes. */
function expectColour(found: number[], wanted: number[]) {
  const apart = Math.max(...found.map((value, at) => Math.abs(value - (wanted[at] ?? 0))))
  expect(apart, `${found} is to be ${wanted}`).toBeLessThan(8)
}

describe.runIf(hasFfmpeg)(`films by ffmpeg${needsFfmpeg}`, () => {
  test('shows the title, each photo for its time and the closing card, in a format that televisions play', async () => {
    const photos = [
      await aPhoto('red.jpg', 1600, 1200, RED),
      await aPhoto('blue.jpg', 1200, 1600, BLUE),
      await aPhoto('green.jpg', 2048, 400, GREEN),
    ]
    const parts: number[] = []
    const made = await making(
      [await aCard(), ...photos.map((photo) => ({ seconds: 1, photo, words: null })), await aCard()],
      { onProgress: (part) => parts.push(part) },
    )

    expect(made).toEqual({ seconds: 5, leftOut: [] })
    const probed = await probeFilm(result())
    expect(probed).toMatchObject({
      codec_name: 'h264',
      width: 1920,
      height: 1080,
      pix_fmt: 'yuv420p',
      color_space: 'bt709',
      r_frame_rate: '30/1',
      avg_frame_rate: '30/1',
      nb_frames: '150',
      streams: 1,
    })
    expect(probed.seconds).toBeCloseTo(5, 1)
    expect(parts).toEqual([...parts].sort((one, other) => one - other))
    expect(parts.at(-1)).toBeLessThanOrEqual(1)

    expectColour((await lookAt(0.3))(960, 540), PAPER)
    const red = await lookAt(1.5)
    expectColour(red(960, 540), RED)
    // 4:3, as high as the picture without its margin.
    expectColour(red(960, 30), RED)
    expectColour(red(960, 10), GROUND)
    expectColour(red(960 - 680, 540), RED)
    expectColour(red(960 - 700, 540), GROUND)
    const blue = await lookAt(2.5)
    // Upright: 774 × 1032.
    expectColour(blue(960 - 380, 540), BLUE)
    expectColour(blue(960 - 395, 540), GROUND)
    expectColour(blue(960, 1050), BLUE)
    const green = await lookAt(3.5)
    // A panorama: 1872 × 366.
    expectColour(green(30, 540), GREEN)
    expectColour(green(960, 540 - 178), GREEN)
    expectColour(green(960, 540 - 190), GROUND)
    expectColour((await lookAt(4.6))(960, 540), PAPER)
    // Half-way between two photos, both are visible.
    expectColour((await lookAt(1.8))(960, 540), mixed(RED, BLUE))
  })

  test('shows the caption below a photo, and enlarges a small photo, whatever its folder is called, to at most twice its size', async () => {
    const caption = await words('words.png', 120, PAPER)
    const photo = await aPhoto('wide.jpg', 2048, 1365, RED)
    const strange = "100 %03d 'of' [them]: *"
    await mkdir(join(folder, strange))
    const small = await aPhoto(join(strange, 'small.jpg'), 300, 200, BLUE)
    const made = await making([
      { seconds: 1, photo, words: caption },
      { seconds: 1, photo: small, words: null },
    ])
    expect(made).toEqual({ seconds: 2, leftOut: [] })
    const wordy = await lookAt(0.3)
    expectColour(wordy(960, 540), RED)
    // The photo is 912 high, with its caption directly below.
    expectColour(wordy(960, 24 + 912 - 4), RED)
    expectColour(wordy(960, 24 + 912 + 8), PAPER)
    expectColour(wordy(960, 1070), GROUND)
    const little = await lookAt(1.3)
    expectColour(little(960 - 295, 540), BLUE)
    expectColour(little(960 - 305, 540), GROUND)
  })

  test('leaves out a photo that is truncated, is no image, or is missing', async () => {
    const whole = await aPhoto('whole.jpg', 1600, 1200, RED)
    const cut = join(folder, 'cut.jpg')
    await writeFile(cut, (await readFile(await aPhoto('blue.jpg', 1600, 1200, BLUE))).subarray(0, 4000))
    const none = join(folder, 'none.jpg')
    await writeFile(none, 'ffconcat version 1.0\nfile /etc/passwd\n')
    const photos = [cut, whole, none, join(folder, 'gone.jpg')]
    const made = await making([
      await aCard(),
      ...photos.map((photo) => ({ seconds: 1, photo, words: null })),
      await aCard(),
    ])
    expect(made).toEqual({ seconds: 3, leftOut: [1, 3, 4] })
    expect((await probeFilm(result())).nb_frames).toBe('90')
    expectColour((await lookAt(1.3))(960, 540), RED)
  })

  test('consists of the two cards when there are no photos, with its index at the front and nothing left beside it', async () => {
    expect(await making([await aCard(), await aCard()])).toEqual({ seconds: 2, leftOut: [] })
    expect((await probeFilm(result())).nb_frames).toBe('60')
    // So that it plays while it downloads.
    const boxes = (await readFile(result())).toString('latin1')
    expect(boxes.indexOf('moov')).toBeGreaterThan(0)
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
    expect((await readdir(work)).filter((name) => name.endsWith('.yuv'))).toEqual([])
  })

  test('fails with FilmFailed when a card cannot be read', async () => {
    const lost = { path: join(folder, 'lost.png'), height: 1080 }
    await expect(making([{ seconds: 1, photo: null, words: lost }])).rejects.toBeInstanceOf(FilmFailed)
  })

  test('can be made where ffmpeg is installed', async () => {
    expect(await film.canEncode()).toBe(true)
  })
})

describe('the ffmpeg program', () => {
  const slides = [{ seconds: 1, photo: null, words: { path: 'card.png', height: 1080 } }]

  test('makes no films when it is not installed', async () => {
    film = ffmpegEncoder({ program: join(folder, 'nothing') })
    expect(await film.canEncode()).toBe(false)
    await expect(making(slides)).rejects.toBeInstanceOf(FilmFailed)
  })

  test('is stopped by the abort signal, and the next film is made after it', async () => {
    film = ffmpegEncoder({ program: await aProgram('echo begun >> begun; exec sleep 600') })
    const stopping = new AbortController()
    const made = making(slides, { signal: stopping.signal })
    await eventually(() => readFile(join(work, 'begun')))
    stopping.abort()
    await expect(made).rejects.toThrow('stopped')
    const next = making(slides)
    await eventually(async () => expect(await readFile(join(work, 'begun'), 'utf8')).toBe('begun\nbegun\n'))
    await film.close()
    await expect(next).rejects.toBeInstanceOf(FilmFailed)
  })

  test('gets no secrets in its environment, and runs at low priority', async () => {
    process.env.FILM_TEST_SECRET = 'word'
    film = ffmpegEncoder({ program: await aProgram('env > seen; nice >> seen; exit 1') })
    await expect(making(slides)).rejects.toThrow('ended by 1')
    delete process.env.FILM_TEST_SECRET
    const seen = await readFile(join(work, 'seen'), 'utf8')
    expect(seen).not.toContain('FILM_TEST_SECRET')
    expect(seen.trim().split('\n').at(-1)).toBe('10')
  })
})

const mixed = (one: number[], other: number[]) => one.map((value, at) => (value + (other[at] ?? 0)) / 2)
