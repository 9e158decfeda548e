import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildApp } from 'fauxqs'
import { onTestFinished } from 'vitest'
import type { S3Place } from '#server/adapters/storage/s3-client.ts'

/** What becomes of a call: served, answered with this status, or its connection cut. */
export type Fate = 'served' | 'cut' | number

export interface S3Server {
  place: S3Place
  /** As variables of the environment. */
  environment: Record<string, string>
  /** Decides about every call from now on: method, and path with its question mark. */
  decide(fate: (method: string, path: string) => Fate): void
}

/** An S3 server of one's own on the loopback, with one empty bucket, gone with the test. */
export async function s3Server(prefix = ''): Promise<S3Server> {
  let decide = (_method: string, _path: string): Fate => 'served'
  const app = buildApp({ logger: false })
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // As Swift's S3 and others ask it of whoever deletes many at once.
    const lacksDigest = /[?&]delete\b/.test(request.url) && !request.headers['content-md5']
    const fate = lacksDigest ? 400 : decide(request.method, request.url)
    if (fate === 'served') return
    if (fate === 'cut') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    return reply.code(fate).header('content-type', 'application/xml').send(REFUSAL)
  })
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const bucket = 'memorials'
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  const credentials = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' }
  return {
    place: { bucket, endpoint, region: 'us-east-1', credentials, prefix },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      ...(prefix && { S3_PREFIX: prefix }),
    },
    decide(fate) {
      decide = fate
    },
  }
}

const REFUSAL =
  '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>Again, please</Message></Error>'
