import type { FastifyPluginAsync } from 'fastify'
import { fillPath } from '#contract/endpoint.ts'
import { passcode } from '#contract/limits.ts'
import { networkOf } from '#server/lib/network.ts'
import { passCookie } from '#server/lib/visitor.ts'
import type { Memorials } from './service.ts'

/** A form of one word. */
const BODY_BYTES = 4096

/**
 * Where the form of a memorial that needs a word is sent, with or without script. It answers with the way back to the
 * page: the right word opens it, for a year on this device; of another word the page says so (`?word=`).
 */
export const passPage =
  ({ memorials, secure }: { memorials: Pick<Memorials, 'unlock'>; secure: boolean }): FastifyPluginAsync =>
  async (app) => {
    const type = 'application/x-www-form-urlencoded'
    // Everywhere else nobody reads a form (http/bodies.ts).
    app.removeContentTypeParser(type)
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)).get('word'))
    })

    app.post<{ Params: { slug: string } }>(
      '/view/:slug/open',
      { bodyLimit: BODY_BYTES },
      async (request, reply) => {
        const page = fillPath('/view/:slug', request.params)
        const word = typeof request.body === 'string' ? request.body.slice(0, 2 * passcode.max) : ''
        const result = await memorials.unlock(request.params.slug, word, networkOf(request.ip))
        void reply.header('cache-control', 'no-store')
        if (result.kind === 'wrong' || result.kind === 'later' || result.kind === 'tomorrow')
          // To the field: on a phone it stands below what is seen first, and what was wrong below it.
          return reply.redirect(`${page}?word=${result.kind}#word`, 303)
        if (result.kind === 'open') void reply.header('set-cookie', passCookie(result, secure))
        return reply.redirect(page, 303)
      },
    )
  }
