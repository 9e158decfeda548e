import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeCrop, makeHeic, photosOfFile } from './testing.ts'

const { setup, kept } = photosOfFile()

describe('a HEIC with a crop', { timeout: 60_000 }, () => {
  test.each([
    ['in its middle', makeCrop(50, 40, -1, -1), 50, 40],
    ['that reaches over its edge', makeCrop(50, 40, 80), 33, 40],
  ])('%s has the size that is shown', async (name, crop, width, height) => {
    const file = await kept(`${name}.heic`, await makeHeic({ boxes: [crop] }))
    expect(await setup.photos.probe(file)).toMatchObject({ width, height })
    const made = await setup.photos.render(file, setup.folder, 'crop', { onFirst() {} })
    expect(made).toMatchObject({ width, height })
  })

  test.each([
    ['beside the picture', makeCrop(50, 40, 180), 'DAMAGED'],
    ['that the decoder cannot make', makeCrop(1, 1, -1, -1), 'NOT_A_PHOTO'],
  ])('%s is refused when it arrives', async (name, crop, reason) => {
    const file = await kept(`${name}.heic`, await makeHeic({ boxes: [crop] }))
    await expect(setup.photos.probe(file)).rejects.toMatchObject({ reason })
  })
})

test('a HEIC is white where it is transparent', async () => {
  const file = await kept('clear.heic', await makeHeic({ isTransparent: true }))
  await setup.photos.render(file, setup.folder, 'clear', { onFirst() {} })
  await setup.photos.render(await kept('full.heic', await makeHeic({})), setup.folder, 'full', {
    onFirst() {},
  })
  const lightOf = async (name: string) =>
    (await sharp(path.join(setup.folder, `${name}.jpg`)).stats()).channels.map(({ mean }) => mean)
  const [clear, full] = [await lightOf('clear'), await lightOf('full')]
  for (const [at, mean] of clear.entries()) expect(mean).toBeGreaterThan((full[at] ?? 0) + 20)
})

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
