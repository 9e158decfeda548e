import { createHash } from 'node:crypto'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { StorageAway } from '#server/ports/storage.ts'

/** Where objects lie and how to get at them. */
export interface S3Place {
  bucket: string
  /** An S3-compatible server; null for Amazon's own. */
  endpoint: string | null
  region: string
  /** Null: the machine's own (environment of the SDK, role of the instance or the pod). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
  /** What every key begins with, empty or ending in `/`. */
  prefix: string
}

/** A reader on a slow phone holds a connection for as long as the video takes. */
const CONNECTIONS = 500
const CONNECT_MS = 5_000
/** Without a byte. */
const SILENCE_MS = 60_000

/** As every client of this product is (docs/decisions/0143). */
export function clientFor(place: S3Place): S3Client {
  const client = new S3Client(clientConfig(place))
  // `DeleteObjects` needs a digest of its body. Amazon takes newer ones, many other servers this one alone (RFC 1864).
  client.middlewareStack.add(
    (next) => async (args) => {
      const { request } = args
      if (deletesMany(request))
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
      return next(args)
    },
    { step: 'build', name: 'content-md5' },
  )
  return client
}

/** Whether it is a call that deletes many, as it is about to be sent. */
function deletesMany(request: unknown): request is { body: string; headers: Record<string, string> } {
  if (typeof request !== 'object' || request === null) return false
  return (
    'query' in request &&
    typeof request.query === 'object' &&
    request.query !== null &&
    'delete' in request.query &&
    'body' in request &&
    typeof request.body === 'string'
  )
}

function clientConfig({ endpoint, region, credentials }: S3Place): S3ClientConfig {
  return {
    region,
    // Host names per bucket need a wildcard name and certificate, which most other servers do not have.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Newer checksums that many S3-compatible servers refuse.
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

/** HTTP status of a refused call; undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: facts } = error
  return typeof facts === 'object' && facts !== null && 'httpStatusCode' in facts
    ? Number(facts.httpStatusCode)
    : undefined
}

/** Passing ones that travel under a 4xx: a slow sender, a credential that is being renewed, a change at the same moment. */
const PASSING_STATUSES = [408, 409, 425, 429]
const PASSING_CODES = [
  'RequestTimeout',
  'ExpiredToken',
  'OperationAborted',
  'SlowDown',
  'InternalError',
  'ServiceUnavailable',
]

/** What a bucket's refusal or silence is called; `words` of ours, where it says nothing itself. */
export function storageAway(reason: unknown, words?: string): StorageAway {
  const status = statusOf(reason) ?? 0
  const name = reason instanceof Error ? reason.name : ''
  const refuses = (status >= 300 && status < 500) || status === 501
  const lasts = refuses && !PASSING_STATUSES.includes(status) && !isPassingCode(name)
  return new StorageAway(words === undefined ? reason : new Error(words, { cause: reason }), { lasts })
}

/** Of one object among those that a call was to remove, and of calls. */
export const isPassingCode = (code: string): boolean => PASSING_CODES.includes(code)

/** The object, that is: without its bucket there is nothing to be said of it. */
export const isAbsent = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')
