import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const fixtureDir = fileURLToPath(new URL('../../../shared/fixtures', import.meta.url))

/** Photos of real phones, from a folder beside the project. Tests pass without them. */
export const realPhotos: { name: string; path: string }[] = namesIn(fixtureDir)
  .filter((name) => /\.(jpg|heic)$/i.test(name))
  .map((name) => ({ name, path: `${fixtureDir}/${name}` }))

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}

/** A small HEIC as iPhones make them. */
export const aHeic = (): Promise<Buffer> =>
  readFile(fileURLToPath(new URL('../fixtures/sunrise.heic', import.meta.url)))

/** Stored with red on the left and blue on the right. With orientation 6, red is shown on top. */
export function twoHalves(options: { width: number; height: number; orientation?: number }): Promise<Buffer> {
  const { width, height, orientation = 1 } = options
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A photo whose metadata says where, by whom and with which camera it was taken. */
export function withPlace(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a9a6a' } })
    .withExif({
      IFD0: { Make: 'Camera of the tests', Artist: 'Secret Person' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '37/1 48/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '144/1 57/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
}

/** A PNG of a few bytes whose header claims the given size. */
export function announcing(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
