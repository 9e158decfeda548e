import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { cspForMedia } from '#server/http/csp.ts'
import { sendFile } from '#server/http/send-file.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Context } from '#server/ports/context.ts'
import { plainPicture } from './present-plain.ts'
import { sharePicture } from './share-memorial.ts'

type Asked = FastifyRequest<{ Params: { slug: string }; Querystring: { v?: string } }>

/**
 * `GET /view/:slug/share.png?v=…`: the picture that chats and social networks show with a memorial's link. With the
 * present version it is cached for a day; without one, or with an old one, it is the present picture with a short cache
 * time. Addresses that lead nowhere, and memorials that not everybody with the link may read, all have the same picture.
 */
export const sharePictures =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/view/:slug/share.png',
      handler: async (request: Asked, reply) => {
        const picture = await sharePicture(context, request.params.slug, networkOf(request.ip))
        void reply
          .header('x-robots-tag', 'noindex')
          .header('content-security-policy', cspForMedia)
          // Other sites embed it directly.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', SHORT)
        if (picture.kind === 'own') {
          const { file, version } = picture
          if (request.query.v === version) void reply.header('cache-control', LONG)
          return sendFile(
            context.storage,
            { ...file, type: 'image/png', etag: `"${version}"` },
            request,
            reply,
          )
        }
        if (picture.kind === 'photo') return reply.redirect(picture.path, 302)
        return reply.type('image/png').send(plainPicture())
      },
    })
  }

/** A cache between us and a browser revalidates after a minute: by then the memorial may be closed. */
const LONG = 'public, max-age=86400, s-maxage=60'
/** Seconds: the longest time until a closed or opened memorial, or a retried picture, shows. */
const SHORT = 'public, max-age=300, s-maxage=60'
