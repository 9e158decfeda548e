import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withXmp, xmpOf } from './xmp.ts'

const nothing = { caption: '', takenAt: null, time: '', credit: '', people: [] }
const packet = (said: Partial<Parameters<typeof xmpOf>[0]>) =>
  xmpOf({ ...nothing, ...said }) ?? Buffer.alloc(0)

const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c08a58' } })
  .jpeg()
  .toBuffer()

/** In pieces of one size, as a disk or a network gives them. */
const through = (file: Buffer, said: Buffer, piece = file.length) =>
  buffer(
    Readable.from(
      Array.from({ length: Math.ceil(file.length / piece) }, (_, at) =>
        file.subarray(at * piece, (at + 1) * piece),
      ),
    ).pipe(withXmp(said)),
  )

test('a picture of which nothing is known has no packet', () => {
  expect(xmpOf(nothing)).toBe(null)
})

test('what XML cannot contain is left out, and signs are escaped', () => {
  const text = packet({ caption: 'A<b> & "c"\u0000\u0007\uD800 عيد 🌹' }).toString()
  expect(text).toContain('A&#60;b&#62; &#38; &#34;c&#34;\uFFFD عيد 🌹')
})

test.each([1, 3, 700, 100_000])(
  'a JPEG in pieces of %i bytes gets the packet, and its picture stays',
  async (piece) => {
    const said = packet({ caption: 'The garden', people: ['Margaret'] })
    const made = await through(jpeg, said, piece)
    expect((await sharp(made).metadata()).xmpAsString).toContain('The garden')
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
    expect((await pixels(made)).equals(await pixels(jpeg))).toBe(true)
    expect(made.length).toBe(jpeg.length + said.length + 33)
  },
)

test('what is no JPEG, is cut short, or has no room for the packet passes unchanged', async () => {
  const said = packet({ caption: 'x' })
  const png = await sharp(jpeg).png().toBuffer()
  for (const file of [png, Buffer.alloc(0), jpeg.subarray(0, 3)])
    expect((await through(file, said)).equals(file)).toBe(true)
  expect((await through(jpeg, packet({ caption: 'x'.repeat(70_000) }))).equals(jpeg)).toBe(true)
})

test('JFIF’s own segment stays the first', async () => {
  const jfif = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
  const said = packet({ caption: 'x' })
  const made = await through(Buffer.concat([jfif, jpeg.subarray(2)]), said)
  expect(made.subarray(0, 22).toString('hex')).toBe(`${jfif.toString('hex')}ffe1`)
  expect((await through(jfif.subarray(0, 9), said)).length).toBe(9)
})
