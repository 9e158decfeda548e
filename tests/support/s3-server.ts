import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { buildApp } from 'fauxqs'
import { onTestFinished } from 'vitest'
import type { S3Place } from '#server/adapters/storage/s3-client.ts'

/** What happens to a call: it is served, answered with this status, or its connection is cut. */
export type Fate = 'served' | 'cut' | number

/** Servers of two makers: code that works with only one of them is not S3-compatible (docs/decisions/0045). */
export type S3Maker = 'fauxqs' | 's3rver'
export const s3Makers: S3Maker[] = ['fauxqs', 's3rver']

export interface S3Server {
  place: S3Place
  /** The settings as environment variables. */
  environment: Record<string, string>
  /** From now on, decides what happens to each call, by its method and its path with the query. */
  decide(fate: (method: string, path: string) => Fate): void
}

const bucket = 'memorials'

/**
 * An S3 server on loopback with one empty bucket, closed after the test.
 *
 * @param atEnd takes what closes it, for a server that several tests share
 */
export async function s3Server(
  prefix = '',
  maker: S3Maker = 'fauxqs',
  atEnd: AtEnd = onTestFinished,
): Promise<S3Server> {
  let decide = (_method: string, _path: string): Fate => 'served'
  const { answer, credentials } = await makers[maker](atEnd)
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    // Swift's S3 API and others require Content-MD5 when several objects are deleted at once.
    const lacksDigest = /[?&]delete\b/.test(url) && !request.headers['content-md5']
    const fate = lacksDigest ? 400 : decide(method, url)
    if (fate === 'served') return void answer(request, response)
    if (fate === 'cut') return void request.socket.destroy()
    response.writeHead(fate, { 'content-type': 'application/xml' }).end(refusal(fate))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { accessKeyId, secretAccessKey } = credentials
  return {
    place: { bucket, endpoint, region: 'us-east-1', credentials, prefix },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      ...(prefix && { S3_PREFIX: prefix }),
    },
    decide(fate) {
      decide = fate
    },
  }
}

interface Made {
  answer: RequestListener
  credentials: { accessKeyId: string; secretAccessKey: string }
}

type AtEnd = (end: () => void | Promise<void>) => void

const makers: Record<S3Maker, (atEnd: AtEnd) => Promise<Made>> = {
  /** Keeps objects in memory, and accepts any key. */
  async fauxqs(atEnd) {
    const app = buildApp({ logger: false })
    atEnd(() => app.close())
    await app.ready()
    await app.inject({ method: 'PUT', url: `/${bucket}` })
    return {
      answer: (request: IncomingMessage, response: ServerResponse) => app.routing(request, response),
      credentials: { accessKeyId: 'a-key', secretAccessKey: 'a-secret' },
    }
  },
  /**
   * Keeps objects as files, and does not support `AbortMultipartUpload`. It computes signatures of calls to the bucket
   * itself without the trailing slash, so mismatched signatures are allowed.
   */
  async s3rver(atEnd) {
    const directory = await mkdtemp(join(tmpdir(), 's3rver-'))
    atEnd(() => rm(directory, { recursive: true, force: true }))
    const app = new S3rver({
      directory,
      silent: true,
      vhostBuckets: false,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket }],
    })
    // Refusals are returned to the caller; s3rver need not print them as well.
    app.silent = true
    await app.configureBuckets()
    return { answer: app.callback(), credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } }
  },
}

const codes: Record<number, string> = { 400: 'InvalidRequest', 403: 'AccessDenied', 501: 'NotImplemented' }

const refusal = (status: number) =>
  `<?xml version="1.0"?><Error><Code>${codes[status] ?? 'InternalError'}</Code><Message>Refused</Message></Error>`
