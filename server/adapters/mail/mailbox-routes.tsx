import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { mailTranslator } from '#server/mails/translator.ts'
import { MailboxList, MailboxMail, MailboxNothing, MailboxSent, styleSource } from './mailbox-pages.tsx'
import { composeReply, type RepliesFromMailbox, readTyped } from './mailbox-reply.ts'
import { listOutbox, readOutbox } from './outbox.ts'

const Params = z.object({ id: z.string() })

/**
 * The outbox for people (`/dev/mailbox`) and for programs (`/dev/mailbox.json`). Mounted only while the outbox is the
 * mailer. A mail's own HTML is shown in a sandboxed frame without scripts and without our origin.
 */
export function mailboxRoutes({
  dir,
  replies = null,
}: {
  dir: string
  /** Null: there is no Reply. */
  replies?: RepliesFromMailbox | null
}): FastifyPluginAsync {
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
      return mail
        ? page(reply, <MailboxMail mail={mail} takesReply={replies !== null} />)
        : page(reply.code(404), <MailboxNothing />)
    })

    app.get('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      if (!mail) return reply.code(404).type('text/plain').send(mailTranslator()('mailbox.missing'))
      return reply
        .headers(headers(mailPolicy))
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'))
    })

    if (replies) await app.register(replyRoute(dir, replies))
  }
}

/** Sends what was typed below a mail as a real mail, through the door by which all replies come. */
const replyRoute =
  (dir: string, replies: RepliesFromMailbox): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: REPLY_BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post('/dev/mailbox/:id/reply', { bodyLimit: REPLY_BYTES }, async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      const site = request.headers['sec-fetch-site'] ?? 'same-origin'
      if (!mail?.replyTo || site !== 'same-origin' || !Buffer.isBuffer(request.body))
        return page(reply.code(404), <MailboxNothing />)
      const typed = await readTyped(request.body, request.headers['content-type'] ?? '').catch(() => null)
      if (!typed) return page(reply.code(400), <MailboxNothing />)
      const { replyTo } = mail
      const composed = await composeReply({ ...mail, replyTo }, typed, replies.key, new Date())
      return page(reply, <MailboxSent isStored={(await replies.send(composed)) === 'stored'} />)
    })
  }

const REPLY_BYTES = 40 * 1024 * 1024

const pagePolicy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
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
