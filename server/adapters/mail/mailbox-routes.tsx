import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { mailTranslator } from '#server/mails/translator.ts'
import { MailboxList, MailboxMail, MailboxNothing, styleSource } from './mailbox-pages.tsx'
import { listOutbox, readOutbox } from './outbox.ts'

const Params = z.object({ id: z.string() })

/**
 * The outbox for people (`/dev/mailbox`) and for programs (`/dev/mailbox.json`). Mounted only while the outbox is the
 * mailer. A mail's own HTML is shown in a sandboxed frame without scripts and without our origin.
 */
export function mailboxRoutes(dir: string): FastifyPluginAsync {
  return async (app) => {
    app.get('/dev/mailbox.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return listOutbox(dir)
    })

    app.get('/dev/mailbox', async (_request, reply) => {
      return page(reply, <MailboxList mails={await listOutbox(dir)} />)
    })

    app.get('/dev/mailbox/:id', async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      return mail ? page(reply, <MailboxMail mail={mail} />) : page(reply.code(404), <MailboxNothing />)
    })

    app.get('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      if (!mail) return reply.code(404).type('text/plain').send(mailTranslator()('mailbox.missing'))
      return reply
        .headers(headers(mailPolicy))
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'))
    })
  }
}

const pagePolicy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Links of a mail open outside of the frame, in a page without the sandbox. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const headers = (policy: string) => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})

function page(reply: FastifyReply, content: ReactElement) {
  return reply
    .headers(headers(pagePolicy))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(content)}`)
}
