import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { Photos } from '#server/ports/strangers-files.ts'
import { photoProcesses } from './photo-processes.ts'

/** The photo processes of a test file, and a folder for what they read and write; both are there from the first test on. */
export function photosOfFile() {
  const setup = {} as { folder: string; photos: Photos }
  beforeAll(async () => {
    setup.folder = await mkdtemp(path.join(tmpdir(), 'photos-test-'))
    setup.photos = photoProcesses({
      entryUrl: (name) => new URL(`../../entries/${name}.ts`, import.meta.url),
      nice: 0,
    })
  })
  afterAll(async () => {
    await setup.photos.close()
    await rm(setup.folder, { recursive: true, force: true })
  })
  return {
    setup,
    /** A file in the folder, and its path. */
    async kept(name: string, content: Uint8Array | string): Promise<string> {
      const file = path.join(setup.folder, name)
      await writeFile(file, content)
      return file
    },
  }
}

/**
 * A small HEIC of an iPhone, 96 × 64, with more in it: boxes of the picture, such as a crop; itself as its own transparency.
 */
export async function makeHeic({
  boxes = [],
  isTransparent = false,
}: {
  boxes?: Buffer[]
  isTransparent?: boolean
}) {
  const source = await readFile(path.resolve(import.meta.dirname, '../../../tests/fixtures/sunrise.heic'))
  const boxIn = (type: string) => {
    const at = source.indexOf(type) - 4
    return source.subarray(at, at + source.readUInt32BE(at))
  }
  const pixels = boxIn('mdat').subarray(8)
  const alpha = makeBox('auxC', [0, 0, 0, 0], 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0')
  const properties = [boxIn('hvcC'), boxIn('ispe'), boxIn('pixi'), alpha, ...boxes]
  const items = isTransparent ? [1, 2] : [1]
  const own = [0x81, 2, 3, ...boxes.map((_, at) => 0x85 + at)]
  const make = (offset: number) =>
    makeBox(
      'meta',
      [0, 0, 0, 0],
      boxIn('hdlr'),
      boxIn('pitm'),
      makeBox(
        'iloc',
        [0, 0, 0, 0, 0x44, 0, 0, items.length],
        ...items.flatMap((id) => [[0, id, 0, 0, 0, 1], long(offset), long(pixels.length)]),
      ),
      makeBox(
        'iinf',
        [0, 0, 0, 0, 0, items.length],
        ...items.map((id) => makeBox('infe', [2, 0, 0, 0, 0, id, 0, 0], 'hvc1\0')),
      ),
      ...(isTransparent ? [makeBox('iref', [0, 0, 0, 0], makeBox('auxl', [0, 2, 0, 1, 0, 1]))] : []),
      makeBox(
        'iprp',
        makeBox('ipco', ...properties),
        makeBox(
          'ipma',
          [0, 0, 0, 0, 0, 0, 0, items.length],
          [0, 1, own.length, ...own],
          isTransparent ? [0, 2, 4, 0x81, 2, 3, 4] : [],
        ),
      ),
    )
  const type = boxIn('ftyp')
  return Buffer.concat([type, make(type.length + make(0).length + 8), makeBox('mdat', pixels)])
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function makeBox(type: string, ...parts: (Buffer | number[] | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  return Buffer.concat([long(body.length + 8), Buffer.from(type), body])
}

/** A crop in the middle of a picture, moved by halves of a pixel. */
export const makeCrop = (width: number, height: number, across = 0, down = 0): Buffer =>
  makeBox('clap', ...[width, 1, height, 1, across, 2, down, 2].map(long))

/** Cannot be compressed, so that the pixels fill the file and a cut hits them. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
