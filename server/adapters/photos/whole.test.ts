import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readJpegEnd } from '#contract/jpeg-end.ts'
import type { PhotoFormat } from '#contract/media-formats.ts'
import { noise as noiseOf } from './testing.ts'
import { isWhole } from './whole.ts'

const noise = (width = 300, height = 200) => noiseOf(width, height)

/** Frames that differ: an animation of equal frames is stored as one. */
const animated = async () =>
  sharp([await noise().png().toBuffer(), await noise().png().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer()

const kinds = {
  jpeg: () => noise().jpeg().toBuffer(),
  'jpeg, progressive': () => noise().jpeg({ mozjpeg: true }).toBuffer(),
  'jpeg with a preview in its metadata': async () =>
    noise()
      .jpeg()
      .withXmp(`<a>${(await noise(40, 30).jpeg().toBuffer()).toString('base64')}</a>`)
      .toBuffer(),
  png: () => noise().png().toBuffer(),
  'png of one colour': () =>
    sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  'png, progressive, of two colours': () =>
    noise().threshold().png({ progressive: true, palette: true }).toBuffer(),
  gif: () => noise().gif().toBuffer(),
  'gif that moves': animated,
  webp: () => noise().webp().toBuffer(),
  'webp without loss': () => noise().webp({ lossless: true }).toBuffer(),
  avif: () => noise().avif({ effort: 0 }).toBuffer(),
} as const

const formatOf = (kind: string) => kind.split(/\W/)[0] as PhotoFormat

describe.each(Object.entries(kinds))('a %s', (kind, make) => {
  test('is complete, whatever follows its end, and is not when truncated', async () => {
    const content = await make()
    const format = formatOf(kind)
    expect(isWhole(content, format)).toBe(true)
    if (format !== 'avif') expect(isWhole(Buffer.concat([content, randomBytes(500)]), format)).toBe(true)
    // Of an animation only the first frame is shown.
    const shown = kind === 'gif that moves' ? content.length / 2 : content.length
    for (const part of [0.1, 0.5, 0.9]) {
      const cut = content.subarray(0, Math.round(shown * part))
      if (format === 'jpeg') expect(readJpegEnd(cut), `${part}`).not.toBe('whole')
      else expect(isWhole(cut, format), `${part}`).toBe(false)
    }
  })
})
