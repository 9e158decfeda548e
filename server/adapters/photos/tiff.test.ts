import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tiffOf } from './tiff.ts'

const pixels = (values: number[], count: number) => Uint8Array.from(Array(count).fill(values).flat())

test('keeps every pixel where it is', async () => {
  const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, index) => index * 5)
  const raw = await sharp(tiffOf({ width: 5, height: 3, channels: 3, data, icc: null }))
    .raw()
    .toBuffer()
  expect([...raw]).toEqual([...data])
})

test('carries transparency', async () => {
  const data = pixels([10, 20, 30, 128], 4)
  const file = tiffOf({ width: 2, height: 2, channels: 4, data, icc: null })
  expect([...(await sharp(file).raw().toBuffer())]).toEqual([...data])
})

test('carries the profile, so that Display P3 becomes sRGB', async () => {
  const tagged = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .withIccProfile('p3')
    .toBuffer()
  const { icc } = await sharp(tagged).metadata()
  if (icc === undefined) throw new Error('sharp wrote no profile')
  // sRGB red in Display P3.
  const picture = { width: 2, height: 2, channels: 3 as const, data: pixels([234, 51, 35], 4) }
  const converted = await sharp(tiffOf({ ...picture, icc: Uint8Array.from(icc) }))
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  expect(converted[0]).toBeGreaterThan(252)
  expect(converted[1]).toBeLessThan(6)
  const untagged = await sharp(tiffOf({ ...picture, icc: null }))
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  expect([...untagged.subarray(0, 3)]).toEqual([234, 51, 35])
})
