import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { clientFor } from '#server/adapters/storage/s3-client.ts'
import { FileMissing, type Storage, StorageUnavailable } from '#server/ports/storage.ts'
import { proveBucket } from '#server/storage.ts'
import { s3Makers, s3Server } from '../../support/s3-server.ts'

/** Larger than one part, so that it is sent in several. */
const LARGE = 19 * 1024 * 1024

const keysOf = async (storage: Storage) => {
  const keys: string[] = []
  for await (const key of storage.list('')) keys.push(key)
  return keys
}

const inPieces = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
    })(),
  )

describe.each(s3Makers)('a bucket of %s', (maker) => {
  async function aStorage() {
    const folder = await mkdtemp(path.join(tmpdir(), 's3-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const server = await s3Server('', maker)
    return { server, folder, storage: s3Storage(server.place, path.join(folder, 'lent')) }
  }

  test('a large file is sent in parts and read back unchanged, whole and by range', async () => {
    const { storage, folder } = await aStorage()
    const bytes = randomBytes(LARGE)
    const source = path.join(folder, 'video')
    await writeFile(source, bytes)
    expect(await storage.take('originals/video', source)).toEqual({ bytes: LARGE })
    expect((await buffer(await storage.read('originals/video'))).equals(bytes)).toBe(true)
    const range = { start: 8_388_600, end: 8_388_700 }
    expect(await buffer(await storage.read('originals/video', range))).toEqual(
      bytes.subarray(8_388_600, 8_388_701),
    )
  })

  test('a partial file is never visible: not during the transfer, not after it breaks off or the server stops', async () => {
    const { server, storage } = await aStorage()
    await storage.put('a/kept', Buffer.from('before'))
    const bytes = randomBytes(LARGE)
    let partsSeen = 0
    server.decide((method, url) => {
      if (method === 'PUT' && url.includes('partNumber=')) partsSeen += 1
      return partsSeen > 1 ? 'cut' : 'served'
    })
    await expect(storage.put('a/kept', inPieces(bytes))).rejects.toThrow()
    expect(partsSeen).toBeGreaterThan(1)
    server.decide(() => 'served')
    expect((await buffer(await storage.read('a/kept'))).toString()).toBe('before')

    let during: unknown
    const asksHalfway = async function* () {
      yield* inPieces(bytes)
      during = [await storage.stat('a/new'), await keysOf(storage)]
      throw new Error('the line dropped')
    }
    await expect(storage.put('a/new', Readable.from(asksHalfway()))).rejects.toThrow('the line dropped')
    expect(during).toEqual([null, ['a/kept']])
    expect(await keysOf(storage)).toEqual(['a/kept'])
  })

  test('requests are retried when the server answers 500 or cuts a connection', async () => {
    const { server, storage } = await aStorage()
    const bytes = randomBytes(LARGE)
    const tries = new Map<string, number>()
    server.decide((method, url) => {
      const call = `${method} ${url}`
      tries.set(call, (tries.get(call) ?? 0) + 1)
      return tries.get(call) === 1 ? 503 : tries.get(call) === 2 ? 'cut' : 'served'
    })
    expect(await storage.put('a/large', inPieces(bytes))).toEqual({ bytes: LARGE })
    expect(await storage.stat('a/large')).toEqual({ bytes: LARGE })
    expect((await buffer(await storage.read('a/large'))).equals(bytes)).toBe(true)
    expect(await keysOf(storage)).toEqual(['a/large'])
    expect(Math.min(...tries.values())).toBe(3)
  })

  test('a server that is down or refuses is distinguished from a missing file, and `take` keeps its source then', async () => {
    const { server, storage, folder } = await aStorage()
    await storage.put('a/1', Buffer.from('1'))
    const source = path.join(folder, 'upload')
    await writeFile(source, 'uploaded')
    for (const [fate, lasts] of [
      ['cut', false],
      [500, false],
      [403, true],
      [400, true],
      [501, true],
    ] as const) {
      server.decide(() => fate)
      for (const call of [
        () => storage.check(),
        () => storage.stat('a/1'),
        () => storage.put('a/1', Buffer.from('2')),
        () => storage.put('a/1', inPieces(Buffer.from('2'))),
        () => storage.take('a/2', source),
        () => storage.remove(['a/1']),
        () => storage.read('a/1'),
        () => storage.local('a/1'),
        () => keysOf(storage),
      ])
        await expect(call()).rejects.toSatisfy(
          (reason) => reason instanceof StorageUnavailable && reason.lasts === lasts,
        )
    }
    expect(await readFile(source, 'utf8')).toBe('uploaded')
    server.decide(() => 'served')
    expect(await storage.stat('a/1')).toEqual({ bytes: 1 })
  })

  test('a missing bucket is not reported as a missing file', async () => {
    const { server, folder } = await aStorage()
    const storage = s3Storage({ ...server.place, bucket: 'none' }, path.join(folder, 'lent'))
    await expect(storage.read('a/1')).rejects.toMatchObject({ name: 'StorageUnavailable', lasts: true })
    await expect(storage.put('a/1', Buffer.from('1'))).rejects.toMatchObject({ lasts: true })
  })

  test('a local copy is removed when it is released, and when it could not be fetched', async () => {
    const { storage, folder } = await aStorage()
    await storage.put('a/1', Buffer.from('1'))
    const lent = await storage.local('a/1')
    expect(await readdir(path.join(folder, 'lent'))).toEqual([path.basename(lent.path)])
    await lent.release()
    await expect(storage.local('a/none')).rejects.toBeInstanceOf(FileMissing)
    expect(await readdir(path.join(folder, 'lent'))).toEqual([])
  })

  test('files may not be cached on the way', async () => {
    const { server, storage } = await aStorage()
    await storage.put('public/m/a-320.avif', Buffer.from('x'))
    await storage.put('originals/m/1', inPieces(Buffer.from('x')))
    const { bucket: Bucket } = server.place
    for (const Key of ['public/m/a-320.avif', 'originals/m/1']) {
      const { CacheControl } = await clientFor(server.place).send(new HeadObjectCommand({ Bucket, Key }))
      expect(CacheControl).toBe('private, no-store')
    }
  })

  test('a bucket that is missing or not accessible is reported with the setting to correct', async () => {
    const { server, storage, folder } = await aStorage()
    const elsewhere = s3Storage({ ...server.place, bucket: 'another-bucket' }, folder)
    await expect(elsewhere.check()).rejects.toThrow('S3_BUCKET another-bucket: there is no such bucket')
    server.decide(() => 403)
    await expect(storage.check()).rejects.toThrow(/S3_BUCKET memorials: .*S3_ACCESS_KEY_ID may not list it/)
    server.decide(() => 'served')
    await storage.check()
  })

  test('the bucket is checked at start by storing, reading and removing a file; the error names what is refused', async () => {
    const { server, storage, folder } = await aStorage()
    const prove = (place = server.place) => proveBucket({ dataDir: folder, s3: place })
    expect(await prove()).toBeNull()
    expect(await keysOf(storage)).toEqual([])
    for (const [refused, words] of [
      ['HEAD', /^S3_BUCKET memorials, looking into it \(s3:ListBucket\): /],
      ['PUT', /^S3_BUCKET memorials, storing a file \(s3:PutObject\): /],
      ['GET', /^S3_BUCKET memorials, reading a file \(s3:GetObject\): /],
      ['POST', /^S3_BUCKET memorials, removing a file \(s3:DeleteObject\): /],
    ] as const) {
      server.decide((method) => (method === refused ? 403 : 'served'))
      await expect(prove()).rejects.toThrow(words)
    }
    await expect(prove({ ...server.place, bucket: 'another-bucket' })).rejects.toThrow(
      /there is no such bucket/,
    )
    // A bucket that is down is not a mistake of whoever starts the server.
    server.decide(() => 500)
    expect(await prove()).toMatch(/^Storage is away: /)
  })
})
