import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photosOfFile } from './testing.ts'

const { setup, kept } = photosOfFile()

const fixtures = path.resolve(import.meta.dirname, '../../../../shared/fixtures')

describe.skipIf(!existsSync(fixtures))('HEIC from phones', { timeout: 60_000 }, () => {
  const fixture = (name: string) => path.join(fixtures, name)

  test.each([
    ['IMG_1034.heic', 4032, 3024],
    // Rotated by the container and by EXIF at once: only the first counts.
    ['issue263.heic', 3024, 4032],
    ['issue437.heic', 4000, 1848],
  ])('%s is probed upright', async (name, width, height) => {
    const facts = await setup.photos.probe(fixture(name))
    expect(facts).toMatchObject({ format: 'heic', width, height })
  })

  test('renders in sRGB and without metadata', async () => {
    const result = await setup.photos.render(fixture('IMG_1034.heic'), setup.folder, 'heic', {
      onFirst() {},
    })
    expect(result).toMatchObject({ width: 4032, height: 3024, widths: [320, 480, 640, 960, 1280, 2048] })
    const metadata = await sharp(path.join(setup.folder, 'heic.jpg')).metadata()
    expect(metadata).toMatchObject({ width: 2048, height: 1536, format: 'jpeg', space: 'srgb' })
    expect([metadata.exif, metadata.icc]).toEqual([undefined, undefined])
  })

  test('prints upright, in print size', async () => {
    const outPath = path.join(setup.folder, 'heic-print.jpg')
    const size = await setup.photos.print(fixture('issue263.heic'), outPath, { maxEdge: 2400 })
    expect(size).toEqual({ width: 1800, height: 2400 })
    expect(await sharp(outPath).metadata()).toMatchObject({ format: 'jpeg', ...size, space: 'srgb' })
  })

  test('a truncated file is refused as damaged', async () => {
    const whole = await readFile(fixture('IMG_1034.heic'))
    const cut = await kept('cut.heic', whole.subarray(0, Math.round(whole.length * 0.7)))
    await expect(setup.photos.probe(cut)).rejects.toMatchObject({ reason: 'DAMAGED' })
  })

  test('a size beyond the limit is refused before anything is decoded', async () => {
    const claims = Buffer.from(await readFile(fixture('IMG_1034.heic')))
    const size = Buffer.alloc(8)
    size.writeUInt32BE(4032, 0)
    size.writeUInt32BE(3024, 4)
    const at = claims.indexOf(size)
    expect(at).toBeGreaterThan(0)
    claims.writeUInt32BE(30_000, at)
    claims.writeUInt32BE(30_000, at + 4)
    await expect(setup.photos.probe(await kept('claims.heic', claims))).rejects.toMatchObject({
      reason: 'TOO_MANY_PIXELS',
    })
  })
})
