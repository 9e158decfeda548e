import type { FastifyPluginAsync } from 'fastify'
import { fillPath } from '#contract/endpoint.ts'
import { passcode } from '#contract/limits.ts'
import { networkOf } from '#server/lib/network.ts'
import { passCookie } from '#server/lib/visitor.ts'
import type { Context } from '#server/ports/context.ts'
import { unlock } from './unlock-page.ts'

/** The form has one field. */
const BODY_BYTES = 4096

/**
 * Receives the passcode form of a memorial, with or without script, and redirects to the page. The right passcode opens
 * it on this device for a year; after a wrong one the page says so (`?word=`).
 */
export const passPage =
  (context: Context, { secure }: { secure: boolean }): FastifyPluginAsync =>
  async (app) => {
    const type = 'application/x-www-form-urlencoded'
    // All other routes refuse form bodies (http/bodies.ts).
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
        const result = await unlock(context, request.params.slug, word, networkOf(request.ip))
        void reply.header('cache-control', 'no-store')
        if (result.kind === 'wrong' || result.kind === 'later' || result.kind === 'tomorrow')
          // The fragment scrolls to the field and its error: on a phone they are below the first screen.
          return reply.redirect(`${page}?word=${result.kind}#word`, 303)
        if (result.kind === 'open') void reply.header('set-cookie', passCookie(result, secure))
        return reply.redirect(page, 303)
      },
    )
  }
