import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { localMoment } from '#server/mails/dates.ts'
import { colour, sans, serif } from '#server/mails/theme.ts'
import { translateMail } from '#server/mails/translator.ts'
import { listOutbox, type OutboxMail, readOutbox } from './outbox.ts'

const Params = z.object({ id: z.string() })

/**
 * The outbox for people (`/dev/mailbox`) and for programs (`/dev/mailbox.json`). Mounted only while the outbox is the
 * mailer. A mail's own HTML is shown in a sandboxed frame without scripts and without our origin.
 */
export function mailboxRoutes(dir: string): FastifyPluginAsync {
  const t = translateMail('en')
  return async (app) => {
    app.get('/dev/mailbox.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return listOutbox(dir)
    })

    app.get('/dev/mailbox', async (_request, reply) => {
      const mails = await listOutbox(dir)
      return page(
        reply,
        t('mailbox.title'),
        <>
          <h1>{t('mailbox.title')}</h1>
          <p className="quiet">{t('mailbox.hint')}</p>
          {mails.length === 0 ? (
            <p className="empty">{t('mailbox.empty')}</p>
          ) : (
            <p className="quiet">{t('mailbox.count', { count: mails.length })}</p>
          )}
          {mails.length > 0 && (
            <ol>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <a href={pathOf(mail)}>
                    <strong>{mail.subject}</strong>
                    <Envelope mail={mail} />
                  </a>
                </li>
              ))}
            </ol>
          )}
        </>,
      )
    })

    app.get('/dev/mailbox/:id', async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      return page(
        mail ? reply : reply.code(404),
        mail?.subject ?? t('mailbox.title'),
        <>
          <p>
            <a href="/dev/mailbox">{t('mailbox.back')}</a>
          </p>
          {mail ? <Letter mail={mail} /> : <p className="empty">{t('mailbox.missing')}</p>}
        </>,
      )
    })

    app.get('/dev/mailbox/:id/html', async (request, reply) => {
      const mail = await readOutbox(dir, Params.parse(request.params).id)
      if (!mail) return reply.code(404).type('text/plain').send(t('mailbox.missing'))
      return reply
        .headers(headers(mailPolicy))
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank">'))
    })
  }

  function Envelope({ mail }: { mail: OutboxMail }) {
    return (
      <span className="envelope">
        <span>{t('mailbox.to', { address: mail.to })}</span>
        <time dateTime={mail.date}>{localMoment(new Date(mail.date))}</time>
      </span>
    )
  }

  /** Its envelope, its HTML in a frame, and its plain text below. */
  function Letter({ mail }: { mail: OutboxMail }) {
    return (
      <>
        <h1>{mail.subject}</h1>
        <Envelope mail={mail} />
        <iframe
          title={mail.subject}
          src={`${pathOf(mail)}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
        <details>
          <summary>{t('mailbox.plain')}</summary>
          <pre>{mail.text}</pre>
        </details>
      </>
    )
  }
}

const pathOf = ({ id }: OutboxMail) => `/dev/mailbox/${encodeURIComponent(id)}`

const styles = `
body { margin: 0; background: ${colour.dawn}; color: ${colour.ink}; font: 1.125rem/1.6 ${sans}; }
main { box-sizing: border-box; max-width: 50rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0 0 .5rem; font: 400 2rem/1.2 ${serif}; overflow-wrap: anywhere; text-wrap: balance; }
a { color: ${colour.accentInk}; }
a:focus-visible, summary:focus-visible { outline: 3px solid ${colour.accentInk}; outline-offset: 3px; }
.quiet, .envelope { margin: 0 0 1rem; color: ${colour.ink2}; }
.envelope { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; font-size: 1rem; overflow-wrap: anywhere; }
.empty { padding: 3rem 1.5rem; border: 1px solid ${colour.lineWarm}; background: ${colour.paper}; text-align: center; }
ol { margin: 0; padding: 0; list-style: none; border: 1px solid ${colour.lineWarm}; background: ${colour.paper}; }
li + li { border-top: 1px solid ${colour.lineWarm}; }
li a { display: block; padding: .75rem 1.25rem; color: inherit; text-decoration: none; }
li a:hover strong { text-decoration: underline; }
li strong { display: block; font: 400 1.3125rem/1.4 ${serif}; overflow-wrap: anywhere; }
li .envelope { margin: 0; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 85dvh; border: 1px solid ${colour.lineWarm}; background: ${colour.dawn}; }
summary { padding: .75rem 0; cursor: pointer; }
pre { margin: 0; padding: 1.25rem; border: 1px solid ${colour.lineWarm}; background: ${colour.paper}; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`

const pagePolicy = [
  "default-src 'none'",
  // Exactly the style above.
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
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

function page(reply: FastifyReply, title: string, children: ReactNode) {
  const content = (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
  return reply
    .headers(headers(pagePolicy))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(content)}`)
}
