import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '#server/ports/storage.ts'
import { cspForMedia } from './csp.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  webm: 'video/webm',
  mp4: 'video/mp4',
}

/** Served files live under this prefix in storage; originals do not, so no URL leads to them. */
export const publicPrefix = 'public'
const SAFE = /^[A-Za-z0-9_-]{1,100}$/
const FILE = /^([A-Za-z0-9_-]{1,120})\.([a-z0-9]{2,4})$/

/**
 * `GET /media/:folder/:file`: names are unguessable and their content never changes, so they are cached for
 * a year; ranges are answered, which video needs to be sought.
 */
export function serveMedia(app: FastifyInstance, storage: Storage) {
  type Named = { Params: { folder: string; file: string } }
  // Both by one handler: the HEAD that would be made from the GET forgets the size.
  app.route<Named>({ method: ['GET', 'HEAD'], url: '/media/:folder/:file', handler: serve })

  async function serve(request: FastifyRequest<Named>, reply: FastifyReply) {
    const { folder, file } = request.params
    const type = types[FILE.exec(file)?.[2] ?? '']
    if (!SAFE.test(folder) || !type) return missing(reply)
    const key = `${publicPrefix}/${folder}/${file}`
    const found = await storage.stat(key)
    if (!found) return missing(reply)

    const etag = `"${folder}-${file}-${found.bytes}"`
    void reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', cspForMedia)
      // Mails and social networks show these pictures from where they are.
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (request.method === 'HEAD') return reply.header('content-length', found.bytes).send()
    const range = rangeOf(request, found.bytes, etag)
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${found.bytes}`).send()
    if (!range) {
      void reply.header('content-length', found.bytes)
      return reply.send(await storage.read(key))
    }
    void reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`)
      .header('content-length', range.end - range.start + 1)
    return reply.send(await storage.read(key, range))
  }
}

function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('This file is not here.')
}

/** RFC 9110 §14: one range of bytes; several, or a form we do not know, get the whole file. */
function rangeOf(request: FastifyRequest, bytes: number, etag: string) {
  const header = request.headers.range
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header)
  if (!match || (match[1] === '' && match[2] === '')) return null
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return null
  const [, from = '', to = ''] = match
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end }
}
