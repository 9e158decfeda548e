import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildApp } from 'fauxqs'

const bucket = 'memorials'

export interface S3Server {
  /** The environment for a node. */
  environment: Record<string, string>
  /** Breaks every call, as a server that is down. */
  stop(): void
  start(): void
  /** Keys of its objects. */
  keys(): Promise<string[]>
  /** The bytes of one object. */
  read(key: string): Promise<Buffer>
  close(): Promise<void>
}

/** An S3 server on the loopback with one empty bucket, in memory. */
export async function s3Server(port: number): Promise<S3Server> {
  let isAway = false
  const app = buildApp({ logger: false })
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isAway) return
    reply.hijack()
    request.raw.socket.destroy()
  })
  const endpoint = await app.listen({ host: '127.0.0.1', port })
  await fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'a-key',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    },
    stop() {
      isAway = true
    },
    start() {
      isAway = false
    },
    async keys() {
      const answer = await (await fetch(`${endpoint}/${bucket}?list-type=2&max-keys=1000`)).text()
      return [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
    },
    async read(key) {
      const answer = await fetch(`${endpoint}/${bucket}/${key}`)
      if (!answer.ok) throw new Error(`No object ${key}: ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    close: () => app.close(),
  }
}
