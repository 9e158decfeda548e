import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { readJpegEnd } from '#contract/jpeg-end.ts'
import { listCutShort } from './list-cut-short.ts'
import { makePreview } from './make-preview.ts'

test('names the JPEGs whose end is missing, and no others; they are shown', async () => {
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
  // As Chromium does, which makes no bitmap of a JPEG that is cut.
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    if (readJpegEnd(await blob.bytes()) !== 'whole') throw new DOMException('', 'InvalidStateError')
    return { width: 9, height: 6, close() {} }
  })
  const toBlob = (done: (blob: Blob) => void) => done(new Blob())
  const canvas = { getContext: () => ({ fillRect() {}, drawImage() {} }), toBlob }
  vi.stubGlobal('document', { createElement: () => canvas })
  for (const file of files.slice(0, 4)) expect(await makePreview(file)).toMatchObject({ width: 9, height: 6 })
  const heic = new Blob(['\0\0\0\x10ftypheic\0\0\0\0', '\0\0\x10\0mdat and no more'])
  await expect(makePreview(heic)).rejects.toMatchObject({ problem: 'PHOTO_DAMAGED' })
})
