import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as aws from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { FileMissing, type Storage } from '#server/ports/storage.ts'
import { checkKey, checkPrefix } from './keys.ts'
import { clientConfig, isAbsent, type S3Place, statusOf } from './s3-client.ts'
import { headersOf } from './s3-headers.ts'

/** Bytes of a part; 10,000 parts at most make a file of 80 GB. Held in memory, two at a time. */
const PART = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
/** As many as one call of S3 takes. */
const REMOVED_AT_ONCE = 1000

/**
 * Storage in a bucket. Nothing is asked of it at start, so that a node starts while it is away (`/readyz` says so).
 *
 * @param tempDir where files lie while a child process has them (`local`)
 */
export function s3Storage(place: S3Place, tempDir: string): Storage {
  const { bucket: Bucket, prefix } = place
  const client = new aws.S3Client(clientConfig(place))
  const objectAt = (key: string) => ({ Bucket, Key: prefix + checkKey(key) })

  async function put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }> {
    const at = objectAt(key)
    const headers = headersOf(key)
    if (body instanceof Uint8Array) {
      await client.send(new aws.PutObjectCommand({ ...at, ...headers, Body: body }))
      return { bytes: body.length }
    }
    // A small file goes in one call, a larger one in parts; either is there whole or not at all.
    const counted = counting(body)
    await new Upload({
      client,
      params: { ...at, ...headers, Body: counted.stream },
      partSize: PART,
      queueSize: PARTS_AT_ONCE,
    }).done()
    return { bytes: counted.bytes() }
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const asked = range && { Range: `bytes=${range.start}-${range.end}` }
    try {
      const { Body } = await client.send(new aws.GetObjectCommand({ ...objectAt(key), ...asked }))
      return Body instanceof Readable ? Body : Readable.from([])
    } catch (error) {
      // Nothing lies in that range, as in any of an empty file.
      if (range && statusOf(error) === 416) return Readable.from([])
      throw isAbsent(error) ? new FileMissing(key) : error
    }
  }

  return {
    put,
    read,

    async take(key, localPath) {
      const written = await put(key, createReadStream(localPath))
      await unlink(localPath)
      return written
    },

    async stat(key) {
      try {
        const { ContentLength = 0 } = await client.send(new aws.HeadObjectCommand(objectAt(key)))
        return { bytes: ContentLength }
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },

    async local(key) {
      await mkdir(tempDir, { recursive: true })
      const copy = path.join(tempDir, `lent-${randomUUID()}`)
      const release = () => rm(copy, { force: true })
      try {
        await pipeline(await read(key), createWriteStream(copy))
      } catch (error) {
        await release()
        throw error
      }
      return { path: copy, release }
    },

    async remove(keys) {
      const Objects = keys.map((key) => ({ Key: objectAt(key).Key }))
      for (let from = 0; from < Objects.length; from += REMOVED_AT_ONCE) {
        const some = Objects.slice(from, from + REMOVED_AT_ONCE)
        const command = new aws.DeleteObjectsCommand({ Bucket, Delete: { Objects: some, Quiet: true } })
        const { Errors = [] } = await client.send(command)
        const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
        if (failed) throw new Error(`Could not remove ${failed.Key}: ${failed.Code} ${failed.Message ?? ''}`)
      }
    },

    async *list(begin) {
      const Prefix = prefix + checkPrefix(begin)
      for await (const page of aws.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '' } of page.Contents ?? []) {
          const key = Key.slice(prefix.length)
          if (isOurs(key)) yield key
        }
      }
    },

    async check() {
      await client.send(new aws.HeadBucketCommand({ Bucket }))
    },
  }
}

/** Uploads under way lie behind a dot (`uploads-store-s3.ts`), and a bucket may hold what others put there. */
function isOurs(key: string): boolean {
  try {
    return checkKey(key) === key
  } catch {
    return false
  }
}

/** A stream that knows how long it was; what broke the first one breaks it. */
function counting(source: Readable) {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  pipeline(source, stream).catch(() => {})
  return { stream, bytes: () => bytes }
}
