import { existsSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photoFormats } from '#contract/media-formats.ts'
import { FileRefused } from '#server/ports/file-refused.ts'
import { noise, photosOfFile } from './testing.ts'

const { setup, kept } = photosOfFile()

/** Left half red, right half blue, to show which way up it is. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ])

/** A PNG with complete chunks that claims this size and has almost no pixels. */
function pngThatClaims(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function colourAt(file: string, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}
const red = [expect.closeTo(255, -1.3), expect.closeTo(0, -1.3), expect.closeTo(0, -1.3)]
const blue = [expect.closeTo(0, -1.3), expect.closeTo(0, -1.3), expect.closeTo(255, -1.3)]
const white = [255, 255, 255]

describe('a probe', { timeout: 60_000 }, () => {
  test.each(photoFormats.filter((one) => one !== 'heic'))('knows %s by its content', async (format) => {
    const file = await kept(`${format}.txt`, await twoHalves(120, 80).toFormat(format).toBuffer())
    const facts = await setup.photos.probe(file)
    expect(facts).toMatchObject({ format, width: 120, height: 80 })
  })

  test('measures the size as shown', async () => {
    const turned = await twoHalves(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await setup.photos.probe(await kept('turned.jpg', turned))).toMatchObject({
      width: 80,
      height: 120,
    })
  })

  test('takes the first frame of an animation', async () => {
    const frames = [await twoHalves(60, 40).png().toBuffer(), await noise(60, 40).png().toBuffer()]
    const file = await kept(
      'moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect((await sharp(file).metadata()).pages).toBe(2)
    expect(await setup.photos.probe(file)).toMatchObject({ format: 'gif', width: 60, height: 40 })
  })

  test.each([
    ['NOT_A_PHOTO', 'a note', 'Dear all, the photo is attached.'],
    ['EMPTY', 'nothing', ''],
    ['DAMAGED', 'a JPEG of rubbish', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['DAMAGED', 'a PNG of rubbish', Buffer.from('\x89PNG\r\n\x1a\nand then something else', 'latin1')],
    ['DAMAGED', 'a HEIC of rubbish', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and no more', 'latin1')],
    ['TOO_MANY_PIXELS', '30,000 × 30,000', pngThatClaims(30_000, 30_000)],
    ['DAMAGED', 'fewer pixels than it claims', pngThatClaims(3000, 3000)],
  ])('refuses as %s: %s', async (reason, what, content) => {
    const refusal = setup.photos.probe(await kept(`${what.replaceAll(/\W/g, '-')}.jpg`, content))
    await expect(refusal).rejects.toBeInstanceOf(FileRefused)
    await expect(refusal).rejects.toMatchObject({ reason })
  })

  test('takes a JPEG that ends too early, and shows what there is of it', async () => {
    const whole = await twoHalves(1200, 800).jpeg().toBuffer()
    for (const [name, content] of [
      ['endless.jpg', whole.subarray(0, -2)],
      ['nine-tenths.jpg', whole.subarray(0, whole.length * 0.9)],
    ] as const) {
      const file = await kept(name, content)
      expect(await setup.photos.probe(file)).toMatchObject({ format: 'jpeg', width: 1200, height: 800 })
      const outPath = path.join(setup.folder, `print-of-${name}`)
      await setup.photos.print(file, outPath, { maxEdge: 1200 })
      expect(await colourAt(outPath, 100, 100)).toEqual(red)
      expect(await colourAt(outPath, 1100, 100)).toEqual(blue)
    }
  })

  test('a missing file is no fault of the photo', async () => {
    const probing = setup.photos.probe(path.join(setup.folder, 'gone.jpg'))
    await expect(probing).rejects.toThrow('ENOENT')
    await expect(probing).rejects.not.toBeInstanceOf(FileRefused)
  })
})

describe('prints', { timeout: 60_000 }, () => {
  const printed = async (name: string, content: Uint8Array, maxEdge = 2400) => {
    const outPath = path.join(setup.folder, `print-of-${name}.jpg`)
    const size = await setup.photos.print(await kept(name, content), outPath, { maxEdge })
    return { size, outPath, metadata: await sharp(outPath).metadata() }
  }

  test('are JPEGs of limited size, and never larger than the photo', async () => {
    const large = await printed('large.png', await noise(1200, 600).png().toBuffer(), 1000)
    expect(large.size).toEqual({ width: 1000, height: 500 })
    expect(large.metadata).toMatchObject({ format: 'jpeg', width: 1000, height: 500 })
    const small = await printed('small.webp', await noise(50, 80).webp().toBuffer(), 1000)
    expect(small.size).toEqual({ width: 50, height: 80 })
  })

  test('are upright and have no metadata', async () => {
    const turned = await twoHalves(120, 80)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { size, outPath, metadata } = await printed('turned.jpg', turned)
    expect(size).toEqual({ width: 80, height: 120 })
    expect(await colourAt(outPath, 40, 20)).toEqual(red)
    expect(await colourAt(outPath, 40, 100)).toEqual(blue)
    expect({ ...metadata, exif: metadata.exif }).toMatchObject({ exif: undefined })
    expect(metadata.orientation).toBeUndefined()
  })

  test("are rotated by their host in addition to the file's orientation", async () => {
    const upright = await twoHalves(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const outPath = path.join(setup.folder, 'turned-print.jpg')
    const options = { maxEdge: 2400, rotation: 1 }
    expect(await setup.photos.print(await kept('turned.jpg', upright), outPath, options)).toEqual({
      width: 120,
      height: 80,
    })
    const atRight = sharp(outPath).extract({ left: 90, top: 40, width: 1, height: 1 })
    const [red = 0, , blue = 0] = await atRight.raw().toBuffer()
    expect([red > 200, blue < 60]).toEqual([true, true])
  })
})

describe('renditions', { timeout: 60_000 }, () => {
  async function rendered(name: string, content: Uint8Array) {
    const out = await mkdtemp(path.join(setup.folder, 'out-'))
    const first: string[] = []
    const rest = await setup.photos.render(await kept(name, content), out, 'photo', {
      onFirst: ({ files }) => first.push(...files),
    })
    return { ...rest, files: [...rest.files, ...first], out, at: (file: string) => path.join(out, file) }
  }

  test('come in three formats and every size, and a plain JPEG', async () => {
    const result = await rendered('large.jpg', await noise(2400, 1200).jpeg().toBuffer())
    expect(result).toMatchObject({ width: 2400, height: 1200, widths: [320, 480, 640, 960, 1280, 2048] })
    expect((await readdir(result.out)).sort()).toEqual(
      [
        ...[320, 480, 640, 960, 1280, 2048].flatMap((width) =>
          ['avif', 'jpg', 'webp'].map((extension) => `photo-${width}.${extension}`),
        ),
        'photo.jpg',
      ].sort(),
    )
    for (const file of result.files) {
      const [, width = 2048, format] = /photo(?:-(\d+))?\.(\w+)$/.exec(file) ?? []
      const metadata = await sharp(file).metadata()
      expect(metadata).toMatchObject({ width: Number(width), height: Number(width) / 2 })
      expect(metadata.format).toBe({ avif: 'heif', jpg: 'jpeg', webp: 'webp' }[String(format)])
    }
    expect(result.files.at(-1)).toBe(result.at('photo.jpg'))
    expect(await readFile(result.at('photo.jpg'))).toEqual(await readFile(result.at('photo-2048.jpg')))
  })

  test('the first is reported, complete, before the others are made, and not repeated', async () => {
    const out = await mkdtemp(path.join(setup.folder, 'out-'))
    const there: string[][] = []
    const rest = await setup.photos.render(
      await kept('first.jpg', await noise(2400, 1200).jpeg().toBuffer()),
      out,
      'p',
      {
        onFirst({ width, height, widths, files }) {
          expect({ width, height, widths }).toEqual({ width: 2400, height: 1200, widths: [960] })
          there.push(files.map((file) => path.basename(file)))
          for (const file of files) expect(statSync(file).size).toBeGreaterThan(0)
          expect(existsSync(path.join(out, 'p-1280.avif'))).toBe(false)
          for (const file of files) rmSync(file)
        },
      },
    )
    expect(there).toEqual([['p-960.avif', 'p-960.webp', 'p-960.jpg', 'p.jpg']])
    expect(rest.widths).toEqual([320, 480, 640, 960, 1280, 2048])
    expect(rest.files.map((file) => path.basename(file)).sort()).toEqual((await readdir(out)).sort())
    expect(rest.files).toHaveLength(15)
  })

  test('of a small photo all come with the first', async () => {
    const out = await mkdtemp(path.join(setup.folder, 'out-'))
    const first: string[][] = []
    const { files, widths } = await setup.photos.render(
      await kept('tiny.jpg', await noise(200, 100).jpeg().toBuffer()),
      out,
      'p',
      { onFirst: (made) => first.push(made.files.map((file) => path.basename(file))) },
    )
    expect(first).toEqual([['p-200.avif', 'p-200.webp', 'p-200.jpg', 'p.jpg']])
    expect({ files, widths }).toEqual({ files: [], widths: [200] })
  })

  test('are never larger than the photo', async () => {
    const result = await rendered('small.png', await twoHalves(500, 1000).png().toBuffer())
    expect(result.widths).toEqual([160, 240, 320, 480, 500])
    expect(await sharp(result.at('photo-160.webp')).metadata()).toMatchObject({ width: 160, height: 320 })
  })

  test.each([
    [1, 1, [1]],
    [2, 3000, [1]],
    [3000, 2, [320, 480, 640, 960, 1280, 2048]],
  ])('of %i × %i exist too', async (width, height, widths) => {
    const background = { create: { width, height, channels: 3, background: 'red' } } as const
    const result = await rendered('odd.png', await sharp(background).png().toBuffer())
    expect(result.widths).toEqual(widths)
    expect((await readdir(result.out)).length).toBe(widths.length * 3 + 1)
  })

  test('have a placeholder of a few bytes', async () => {
    const { placeholder } = await rendered('halves.png', await twoHalves(120, 80).png().toBuffer())
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(1024)
    const tiny = Buffer.from(placeholder.split(',')[1] ?? '', 'base64')
    expect(await sharp(tiny).metadata()).toMatchObject({ width: 20, height: 13 })
  })

  test('of a photo with damaged content are refused, though its header and end are intact', async () => {
    const whole = await noise(400, 300).png().toBuffer()
    const coded = whole.indexOf('IDAT') + 'IDAT'.length
    whole.fill(0, coded + 100, coded + 120)
    const file = await kept('within.png', whole)
    expect(await setup.photos.probe(file)).toMatchObject({ width: 400, height: 300 })
    await expect(setup.photos.render(file, setup.folder, 'within', { onFirst() {} })).rejects.toMatchObject({
      reason: 'DAMAGED',
    })
  })

  test('are upright', async () => {
    // Orientation 6: the left edge of the file is the top of the photo.
    const turned = await twoHalves(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const result = await rendered('turned.jpg', turned)
    expect(result).toMatchObject({ width: 80, height: 120, widths: [80] })
    for (const file of result.files) {
      expect(await colourAt(file, 40, 20)).toEqual(red)
      expect(await colourAt(file, 40, 100)).toEqual(blue)
      expect((await sharp(file).metadata()).orientation).toBeUndefined()
    }
  })

  test.each([
    // No browser turns it, so it is already shown so before it is sent.
    ['webp', 120, 80],
    ['png', 80, 120],
    ['avif', 80, 120],
  ] as const)('of %s are turned as in browsers', async (format, width, height) => {
    const content = await twoHalves(120, 80).toFormat(format).withMetadata({ orientation: 6 }).toBuffer()
    if (format === 'avif') content.write('avis', 8) // As one that moves says what it is.
    expect(await rendered(`turned.${format}`, content)).toMatchObject({ width, height, widths: [width] })
    const file = await kept(`turned.${format}`, content)
    expect(await setup.photos.probe(file)).toMatchObject({ width, height })
  })

  test('have no location and no other metadata', async () => {
    const content = await noise(200, 100)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera of Ana', ImageDescription: 'at home' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 50/1', GPSLongitudeRef: 'E' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Camera of Ana</a></x:xmpmeta>')
      .toBuffer()
    expect(content.includes('Camera of Ana')).toBe(true)
    const result = await rendered('located.jpg', content)
    for (const file of result.files) {
      const metadata = await sharp(file).metadata()
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
      expect((await readFile(file)).includes('Camera of Ana')).toBe(false)
    }
  })

  test('are in sRGB, whatever the colour space of the photo', async () => {
    const content = await twoHalves(120, 80).jpeg({ quality: 100 }).withIccProfile('p3').toBuffer()
    // sRGB red is 234, 51, 35 in Display P3, so a profile that is dropped without being applied would show.
    expect((await sharp(content).metadata()).hasProfile).toBe(true)
    const result = await rendered('p3.jpg', content)
    for (const file of result.files) expect(await colourAt(file, 20, 20)).toEqual(red)
    expect((await sharp(result.at('photo.jpg')).metadata()).icc).toBeUndefined()
  })

  test('are white where the photo was transparent', async () => {
    const clear = { create: { width: 40, height: 40, channels: 4, background: '#00000000' } } as const
    const result = await rendered('clear.png', await sharp(clear).png().toBuffer())
    for (const file of result.files) expect(await colourAt(file, 20, 20)).toEqual(white)
  })
})
