import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as aws from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { FileMissing, type Storage, StorageUnavailable } from '#server/ports/storage.ts'
import { checkKey, checkPrefix } from './keys.ts'
import {
  clientFor,
  isAbsent,
  isPassingCode,
  type S3Place,
  statusOf,
  storageUnavailable,
} from './s3-client.ts'

/** Bytes of a part; with at most 10,000 parts a file has up to 80 GB. Parts are held in memory, two at a time. */
const PART = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
/** Only the product reads the bucket: access to a file is checked on each request (modules/media/routes-files.ts). */
const headers = { ContentType: 'application/octet-stream', CacheControl: 'private, no-store' }
/** S3's limit for one call. */
const REMOVED_AT_ONCE = 1000

/**
 * Storage in a bucket. It may be unavailable when a node starts: `/readyz` says so.
 *
 * @param tempDir for files while a child process uses them (`local`)
 */
export function s3Storage(place: S3Place, tempDir: string): Storage {
  const { bucket: Bucket, prefix } = place
  const client = clientFor(place)
  const objectAt = (key: string) => ({ Bucket, Key: prefix + checkKey(key) })

  async function put(key: string, body: Readable | Uint8Array): Promise<{ bytes: number }> {
    const at = objectAt(key)
    if (body instanceof Uint8Array) {
      await answered(client.send(new aws.PutObjectCommand({ ...at, ...headers, Body: body })))
      return { bytes: body.length }
    }
    // A small file is sent in one call, a larger one in parts; readers see it complete or not at all.
    const counted = counting(body)
    const upload = new Upload({
      client,
      params: { ...at, ...headers, Body: counted.stream },
      partSize: PART,
      queueSize: PARTS_AT_ONCE,
    })
    await answered(upload.done()).catch((reason) => {
      throw counted.broken() ?? reason
    })
    return { bytes: counted.bytes() }
  }

  async function read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const asked = range && { Range: `bytes=${range.start}-${range.end}` }
    try {
      const command = new aws.GetObjectCommand({ ...objectAt(key), ...asked })
      const { Body } = await answered(client.send(command))
      return Body instanceof Readable ? Body : Readable.from([])
    } catch (error) {
      // The range is empty, as any range of an empty file.
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
        const command = new aws.HeadObjectCommand(objectAt(key))
        const { ContentLength = 0 } = await answered(client.send(command))
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
        await answered(pipeline(await read(key), createWriteStream(copy)))
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
        const { Errors = [] } = await answered(client.send(command))
        const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
        if (failed) {
          const { Code = '', Message = '' } = failed
          throw new StorageUnavailable(`${Code} for ${failed.Key}: ${Message}`, {
            lasts: !isPassingCode(Code),
          })
        }
      }
    },

    async *list(begin) {
      const Prefix = prefix + checkPrefix(begin)
      const pages = aws.paginateListObjectsV2({ client }, { Bucket, Prefix })
      for (let page = await answered(pages.next()); !page.done; page = await answered(pages.next())) {
        for (const { Key = '' } of page.value.Contents ?? []) {
          const key = Key.slice(prefix.length)
          if (isOurs(key)) yield key
        }
      }
    },

    async check() {
      await client.send(new aws.HeadBucketCommand({ Bucket })).catch((reason: unknown) => {
        const words = refusals[statusOf(reason) ?? 0]
        throw storageUnavailable(reason, words && `S3_BUCKET ${Bucket}: ${words}`)
      })
    },
  }
}

/** An error about a bucket may come without a text. */
const refusals: Record<number, string> = {
  301: 'it lies in another region than S3_REGION says',
  403: 'whoever has S3_ACCESS_KEY_ID may not list it (s3:ListBucket), or S3_SECRET_ACCESS_KEY is another',
  404: 'there is no such bucket at S3_ENDPOINT',
}

/** A bucket may hold files of others, whose keys need not be valid for us. */
function isOurs(key: string): boolean {
  try {
    return checkKey(key) === key
  } catch {
    return false
  }
}

/** A stream that counts its bytes and keeps the error of its source. */
function counting(source: Readable) {
  let bytes = 0
  let broken: unknown
  async function* counted() {
    try {
      for await (const chunk of source) {
        bytes += chunk.length
        yield chunk
      }
    } catch (reason) {
      broken = reason
      throw reason
    }
  }
  return { stream: Readable.from(counted(), { objectMode: false }), bytes: () => bytes, broken: () => broken }
}

/**
 * Turns errors of the bucket (unavailable, busy, forbidden, missing) into `StorageUnavailable`; errors about one object stay.
 */
async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (reason) {
    throw isAbsent(reason) || statusOf(reason) === 416 ? reason : storageUnavailable(reason)
  }
}
