import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { lookOf } from '#server/adapters/photos/look.ts'
import { ALIKE, type Likened, likened, likeness } from '#server/modules/media/rules-alike.ts'

// A labelled set: every picture of the demo, and what becomes of photos. Two of one picture look alike, two of different ones do not.

const scenes = join(import.meta.dirname, '../../scripts/demo/scenes')
const EDGE = 640

const part = (left: number, top: number, share: number) => (picture: Sharp, size: Size) =>
  picture.extract({
    left: Math.round(size.width * left),
    top: Math.round(size.height * top),
    width: Math.floor(size.width * share),
    height: Math.floor(size.height * share),
  })

interface Size {
  width: number
  height: number
}

/** What happens to a photo; `burst`: the camera moved a little. */
const changes: Record<string, (picture: Sharp, size: Size) => Sharp> = {
  'as it was': (picture) => picture,
  'sent by a chat': (picture) => picture.resize(300).jpeg({ quality: 30 }),
  sepia: (picture) => picture.tint('#704214'),
  grey: (picture) => picture.greyscale(),
  bright: (picture) => picture.modulate({ brightness: 1.25 }),
  dark: (picture) => picture.modulate({ brightness: 0.75 }),
  'out of focus': (picture) => picture.blur(4),
  'cut at the edges': part(0.025, 0.025, 0.95),
  'cut at one side': part(0.1, 0, 0.9),
  'cut to the middle': part(0.1, 0.1, 0.8),
  'burst, to the right': part(0.06, 0.03, 0.92),
  'burst, upwards': part(0.02, 0, 0.92),
}

interface Sample {
  scene: string
  change: string
  look: Likened
  sharpness: number
}

const samples: Sample[] = []

beforeAll(async () => {
  const files = readdirSync(scenes).filter((file) => file.endsWith('.svg'))
  expect(files.length).toBeGreaterThan(20)
  for (const scene of files) {
    const { data, info } = await sharp(readFileSync(join(scenes, scene)))
      .resize({ width: EDGE, height: EDGE, fit: 'inside' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer({ resolveWithObject: true })
    for (const [change, act] of Object.entries(changes)) {
      const changed = await act(sharp(data), info).toBuffer()
      const { look, sharpness } = await lookOf(() => sharp(changed))
      samples.push({ scene, change, sharpness, look: likened(Buffer.from(look, 'base64')) })
    }
  }
})

const pairs = (isPair: (one: Sample, other: Sample) => boolean) =>
  samples.flatMap((one, at) =>
    samples
      .slice(at + 1)
      .filter((other) => isPair(one, other))
      .map((other) => ({
        names: `${one.scene} ${one.change}, ${other.scene} ${other.change}`,
        isFound: likeness(one.look, other.look) >= ALIKE,
      })),
  )

test('at most one suggestion in a hundred is false, and nine in ten that look alike are found', () => {
  const same = pairs((one, other) => one.scene === other.scene)
  const found = same.filter(({ isFound }) => isFound)
  // Every third of each kind, in turn: all of them take a minute.
  let turn = 0
  const different = pairs((one, other) => one.scene !== other.scene && turn++ % 3 === 0)
  const wrong = different.filter(({ isFound }) => isFound)
  expect(wrong.length).toBeLessThanOrEqual((found.length + wrong.length) / 100)
  expect(found.length).toBeGreaterThanOrEqual(same.length * 0.9)
})

test('beside the first of them, nineteen in twenty are found', () => {
  const all = pairs((one, other) => one.scene === other.scene && one.change === 'as it was')
  expect(all.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(all.length * 0.95)
})

test('a photo out of focus is less sharp than the same in focus', () => {
  for (const { scene, sharpness } of samples.filter(({ change }) => change === 'out of focus')) {
    const first = samples.find((one) => one.scene === scene && one.change === 'as it was')
    expect(sharpness).toBeLessThan(first?.sharpness ?? 0)
  }
})

test('pictures without contrast look like nothing', async () => {
  const [white, black, grey] = await Promise.all(
    ['#fff', '#000', '#808080'].map(async (background) => {
      const picture = { create: { width: 64, height: 64, channels: 3 as const, background } }
      const { look } = await lookOf(() => sharp(picture))
      return likened(Buffer.from(look, 'base64'))
    }),
  )
  if (!white || !black || !grey) throw new Error('Three pictures')
  expect([likeness(white, black), likeness(white, white), likeness(grey, black)]).toEqual([0, 0, 0])
})
