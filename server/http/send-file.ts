import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '#server/ports/storage.ts'

/** A file in storage, with what its headers need. */
interface FileToSend {
  key: string
  /** As in `storage.stat`. */
  bytes: number
  /** Media type. */
  type: string
  /** With quotes; different for different content. */
  etag: string
}

/** Sends a file or the requested range; HEAD gets its size. The caller sets the cache headers. */
export async function sendFile(
  storage: Storage,
  { key, bytes, type, etag }: FileToSend,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const range = rangeOf(request, bytes, etag)
  const isHere = request.headers['if-none-match'] === etag
  const isSent = !isHere && request.method !== 'HEAD' && range !== 'unsatisfiable'
  // Before any header of the file is set, so that unavailable storage gets its own error.
  const content = isSent ? await storage.read(key, range ?? undefined) : null
  void reply.type(type).header('etag', etag).header('accept-ranges', 'bytes')
  if (isHere) return reply.code(304).send()
  if (request.method === 'HEAD') return reply.header('content-length', bytes).send()
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (!range) return reply.header('content-length', bytes).send(content)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(content)
}

/** RFC 9110 §14: one range of bytes; several ranges, or an unknown form, get the whole file. */
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
