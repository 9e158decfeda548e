import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { localMoment } from '#server/mails/dates.ts'
import { colour, sans, serif } from '#server/mails/theme.ts'
import { mailTranslator } from '#server/mails/translator.ts'
import type { OutboxMail } from './outbox.ts'

const t = () => mailTranslator()

/** All mails of the outbox, one row each. */
export function MailboxList({ mails }: { mails: OutboxMail[] }) {
  return (
    <Page title={t()('mailbox.title')}>
      <h1>{t()('mailbox.title')}</h1>
      <p className="quiet">{t()('mailbox.hint', { product: brand.name })}</p>
      {mails.length === 0 ? (
        <p className="empty">{t()('mailbox.empty', { product: brand.name })}</p>
      ) : (
        <>
          <p className="quiet">{t()('mailbox.count', { count: mails.length })}</p>
          <ol>
            {mails.map((mail) => (
              <li key={mail.id}>
                <a href={`/dev/mailbox/${encodeURIComponent(mail.id)}`}>
                  <strong>{mail.subject}</strong>
                  <Envelope mail={mail} />
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </Page>
  )
}

/** One mail: its envelope, its HTML in a frame, and its plain text below. */
export function MailboxMail({ mail }: { mail: OutboxMail }) {
  return (
    <Page title={mail.subject}>
      <Back />
      <h1>{mail.subject}</h1>
      <Envelope mail={mail} />
      <iframe
        title={mail.subject}
        src={`/dev/mailbox/${encodeURIComponent(mail.id)}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>{t()('mailbox.plain')}</summary>
        <pre>{mail.text}</pre>
      </details>
    </Page>
  )
}

/** Page for an unknown id. */
export function MailboxNothing() {
  return (
    <Page title={t()('mailbox.title')}>
      <Back />
      <p className="empty">{t()('mailbox.missing')}</p>
    </Page>
  )
}

function Back() {
  return (
    <p>
      <a href="/dev/mailbox">{t()('mailbox.back')}</a>
    </p>
  )
}

function Envelope({ mail }: { mail: OutboxMail }) {
  return (
    <span className="envelope">
      <span>{t()('mailbox.to', { address: mail.to })}</span>
      <time dateTime={mail.date}>{localMoment(new Date(mail.date))}</time>
    </span>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
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
}

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

/** Allows exactly the style above in a Content-Security-Policy. */
export const styleSource = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
