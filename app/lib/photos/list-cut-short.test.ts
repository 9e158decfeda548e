import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listCutShort } from './list-cut-short.ts'

test('names the JPEGs whose end is missing, and no others', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: 'grey', noise } })
  const jpeg = new Uint8Array(await picture.jpeg().toBuffer())
  const png = new Uint8Array(await picture.png().toBuffer())
  const files = [
    new File([jpeg], 'whole.jpg'),
    new File([jpeg, 'what a phone appends'], 'longer.jpg'),
    new File([jpeg.subarray(0, -2)], 'without its end.jpg'),
    new File([jpeg.subarray(0, jpeg.length * 0.9)], 'nine tenths.jpg'),
    new File([png.subarray(0, -20)], 'a PNG.png'),
    new File(['Dear all'], 'a letter.txt'),
  ]
  expect(await listCutShort(files)).toEqual(['without its end.jpg', 'nine tenths.jpg'])
})
