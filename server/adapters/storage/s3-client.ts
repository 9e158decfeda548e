import { createHash } from 'node:crypto'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { StorageUnavailable } from '#server/ports/storage.ts'

/** Where objects are and how to reach them. */
export interface S3Place {
  bucket: string
  /** An S3-compatible server; null for Amazon's own. */
  endpoint: string | null
  region: string
  /** Null: the machine's own (environment of the SDK, role of the instance or the pod). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  /** The beginning of every key, empty or ending in `/`. */
  prefix: string
}

/** A reader on a slow phone holds a connection for the whole video. */
const CONNECTIONS = 500
const CONNECT_MS = 5_000
/** The longest time without a byte. */
const SILENCE_MS = 60_000

/** All S3 clients of the product use this (docs/decisions/0045). */
export function clientFor(place: S3Place): S3Client {
  const client = new S3Client(clientConfig(place))
  // `DeleteObjects` needs a digest of its body. Amazon accepts newer ones, many other servers only this one (RFC 1864).
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { body: string; headers: Record<string, string> }
        if (commandName === 'DeleteObjectsCommand')
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
        return next(args)
      },
    { step: 'build', name: 'content-md5' },
  )
  return client
}

function clientConfig({ endpoint, region, credentials }: S3Place): S3ClientConfig {
  return {
    region,
    // Host names per bucket would need a wildcard name and certificate, which most other servers do not have.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Many S3-compatible servers refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  }
}

/** HTTP status of a refused call; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: facts } = error
  return typeof facts === 'object' && facts !== null && 'httpStatusCode' in facts
    ? Number(facts.httpStatusCode)
    : undefined
}

/** Temporary errors with a 4xx status: a slow sender, a credential that is being renewed, a concurrent change. */
const PASSING_STATUSES = [408, 409, 425, 429]
const PASSING_CODES = [
  'RequestTimeout',
  'ExpiredToken',
  'OperationAborted',
  'SlowDown',
  'InternalError',
  'ServiceUnavailable',
]

/** The error for a bucket that refuses or does not answer; `words` is our text if it gives none. */
export function storageUnavailable(reason: unknown, words?: string): StorageUnavailable {
  const status = statusOf(reason) ?? 0
  const name = reason instanceof Error ? reason.name : ''
  const refuses = (status >= 300 && status < 500) || status === 501
  const lasts = refuses && !PASSING_STATUSES.includes(status) && !isPassingCode(name)
  return new StorageUnavailable(words === undefined ? reason : new Error(words, { cause: reason }), { lasts })
}

/** For error codes of calls, and of single objects in a `DeleteObjects` answer. */
export const isPassingCode = (code: string): boolean => PASSING_CODES.includes(code)

/** Only for the object: a missing bucket says nothing about it. */
export const isAbsent = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')
