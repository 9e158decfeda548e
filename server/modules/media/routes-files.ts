import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { cspForMedia } from '#server/http/csp.ts'
import { sendFile } from '#server/http/send-file.ts'
import { isFileReadable } from '#server/modules/file-access/authorise-files.ts'
import type { Context } from '#server/ports/context.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  webm: 'video/webm',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
}

/** Served files have this prefix in storage; originals do not, so no URL leads to them. */
const PREFIX = 'public'
const SAFE = /^[A-Za-z0-9_-]{1,100}$/
const FILE = /^([A-Za-z0-9_-]{1,120})\.([a-z0-9]{2,4})$/

/**
 * `GET /media/:folder/:file` for public files, and `GET /media/:folder/:seal/:file` for anybody with the address until
 * it expires. Access is checked on each request, since it changes; the content never changes, so browsers may cache it.
 * Ranges are supported, for seeking in videos.
 */
export const mediaFiles =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    type Named = { Params: { folder: string; file: string; seal?: string } }
    // One handler for both: Fastify's own HEAD for a GET route would lose the size.
    for (const url of ['/media/:folder/:file', '/media/:folder/:seal/:file'])
      app.route<Named>({ method: ['GET', 'HEAD'], url, handler: serve })

    async function serve(request: FastifyRequest<Named>, reply: FastifyReply) {
      const { folder, file, seal = null } = request.params
      const type = types[FILE.exec(file)?.[2] ?? '']
      if (!SAFE.test(folder) || !type) return missing(reply)
      const seenBy = await isFileReadable(context, { folder, file, seal })
      if (!seenBy) return missing(reply)
      const key = `${PREFIX}/${folder}/${file}`
      const found = await context.storage.stat(key)
      // A broken disk may leave an empty one.
      if (found?.bytes === 0) request.log.error({ key }, 'a served file is empty')
      if (!found?.bytes) return missing(reply)

      void reply
        .header('cache-control', seenBy === 'everybody' ? FOR_EVERYBODY : FOR_ONE)
        .header('content-security-policy', cspForMedia)
        // Mails and social networks embed these pictures.
        .header('cross-origin-resource-policy', seenBy === 'everybody' ? 'cross-origin' : 'same-origin')
      const { bytes } = found
      return sendFile(
        context.storage,
        { key, bytes, type, etag: `"${folder}-${file}-${bytes}"` },
        request,
        reply,
      )
    }
  }

/**
 * Browsers may cache it for a day. Shared caches revalidate after a minute: by then the memorial may be closed or the
 * photo hidden.
 */
const FOR_EVERYBODY = 'public, max-age=86400, s-maxage=60'

/** The address expires, so a browser need not revalidate often. */
const FOR_ONE = 'private, max-age=86400'

function missing(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('This file is not here.')
}
