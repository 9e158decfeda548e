import { type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf, tagOf } from '#languages/index.ts'
import type { Mail } from '#server/ports/mail.ts'
import { MailLink, MailSmall } from './parts.tsx'
import { toPlainText } from './plain-text.ts'
import { MailForm, MailLanguage, Table } from './row.tsx'
import { colour, sans, styleSheet } from './theme.ts'
import type { MailTexts } from './translator.ts'

/** A mail without whom it goes to. */
export type WrittenMail = Omit<Mail, 'id' | 'to' | 'toName' | 'host' | 'replyTo'>

export interface MailHead {
  subject: string
  /** The line that an inbox shows beside the subject. */
  preheader: string
  /** Why the recipient got this mail; links by `MailLink`, lines by `<br />`. */
  why: ReactNode
  /** The link to the page that ends such mails. Mail programs end them by the call of the same name below `/public`. */
  stop?: { label: string; href: string } | null | undefined
  /** Any address of the product, for mails that people may have questions about: a link to its help page is added. */
  helpBeside?: string | undefined
  /** An answer to this mail becomes a memory (modules/inbound). */
  takesReplies?: boolean | undefined
}

/** Renders a whole mail. People's text is escaped. */
export function renderMail(t: MailTexts, head: MailHead, children: ReactNode): WrittenMail {
  const mail = (
    <MailLayout t={t} {...head}>
      {children}
    </MailLayout>
  )
  return {
    subject: head.subject,
    language: t.language,
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: toPlainText(renderToStaticMarkup(<MailForm value="text">{mail}</MailForm>)),
    ...(head.stop && { unsubscribeUrl: callOf(head.stop.href) }),
  }
}

const callOf = (page: string) => new URL(`/public${new URL(page).pathname}`, page).href

interface MailLayoutProps extends MailHead {
  t: MailTexts
  children: ReactNode
}

/** The layout of every mail: 600 px wide, one column, readable without pictures and styles. */
function MailLayout(props: MailLayoutProps) {
  const { t, subject, preheader, children, why, stop, helpBeside, takesReplies } = props
  const { language } = t
  const sentBy = t('layout.sentBy')
  const footer = (
    <>
      {why}
      {stop && <br />}
      {stop && <MailLink href={stop.href}>{stop.label}</MailLink>}
    </>
  )
  const help = helpBeside && (
    <MailLink href={new URL('/support', helpBeside).href}>{t('layout.help')}</MailLink>
  )
  const top = takesReplies && <MailSmall>{t('layout.writeAbove')}</MailSmall>
  if (use(MailForm) === 'text') {
    return (
      <MailLanguage value={language}>
        {top}
        {children}
        <hr />
        <p>{footer}</p>
        {help && <p>{help}</p>}
        <p>{sentBy}</p>
      </MailLanguage>
    )
  }
  // Set twice: clients that show a mail within their own page drop attributes of the document.
  const languageAttributes = { lang: tagOf(language), dir: directionOf(language) }
  return (
    <html {...languageAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="dawn" style={{ margin: 0, padding: 0, backgroundColor: colour.dawn }}>
        <div
          className="preheader"
          {...languageAttributes}
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}
        >
          {preheader}
        </div>
        <Table
          width="100%"
          bgcolor={colour.dawn}
          className="dawn"
          {...languageAttributes}
          style={{ backgroundColor: colour.dawn }}
        >
          <tr>
            <td className="outer" align="center" style={{ padding: '32px 12px' }}>
              <Table width="600" bgcolor={colour.paper} className="paper" style={sheet}>
                <MailLanguage value={language}>{top}</MailLanguage>
                <Margin />
                <MailLanguage value={language}>{children}</MailLanguage>
                <Margin />
              </Table>
              <Table width="600" style={{ width: '100%', maxWidth: '600px' }}>
                <tr>
                  <td className="pad ink2" align="center" style={foot}>
                    {footer}
                    <br />
                    {help}
                    {help && <br />}
                    {sentBy}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

/** The white margin above and below. */
function Margin() {
  return (
    <tr>
      <td style={{ height: '44px', fontSize: 0, lineHeight: 0 }}>&nbsp;</td>
    </tr>
  )
}

const sheet = {
  width: '100%',
  maxWidth: '600px',
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineWarm}`,
}

const foot = {
  padding: '24px 56px 32px',
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '25px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
} as const
