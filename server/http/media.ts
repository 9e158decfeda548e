import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '#server/ports/storage.ts'
import { cspForMedia } from './csp.ts'
import { sendFile } from './send-file.ts'

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

export interface Served {
  storage: Storage
  /** Told of a file with nothing in it, as a disk that broke leaves them. */
  remakeMedia(folder: string, file: string): Promise<void>
}

/**
 * `GET /media/:folder/:file`: names are unguessable and their content never changes, so they are cached for
 * a year; ranges are answered, which video needs to be sought.
 */
export function serveMedia(app: FastifyInstance, { storage, remakeMedia }: Served) {
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
    if (found.bytes === 0) {
      request.log.error({ key }, 'a served file is empty')
      await remakeMedia(folder, file)
      return missing(reply)
    }

    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', cspForMedia)
      // Mails and social networks show these pictures from where they are.
      .header('cross-origin-resource-policy', 'cross-origin')
    const { bytes } = found
    return sendFile(storage, { key, bytes, type, etag: `"${folder}-${file}-${bytes}"` }, request, reply)
  }
}

function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('This file is not here.')
}
