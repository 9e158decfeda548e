import { type ReactNode, use } from 'react'
import { brand } from '#contract/brand.ts'
import { directionOf, type Language, tagOf } from '#languages/index.ts'
import { MailLink, MailSmall } from './parts.tsx'
import { MailForm } from './render.tsx'
import { MailLanguage, Table } from './row.tsx'
import { colour, sans, styleSheet } from './theme.ts'
import { mailTranslator } from './translator.ts'

export interface MailLayoutProps {
  /** The document's title; mail clients show the subject instead. */
  title: string
  /** The line that an inbox shows beside the subject. */
  preheader: string
  children: ReactNode
  /** Why the recipient got this mail and how to unsubscribe; links by `MailLink`, lines by `<br />`. */
  footer?: ReactNode
  /** Any address of the product, for mails that people may have questions about: a link to its help page is added. */
  helpBeside?: string | undefined
  /** An answer to this mail becomes a memory (modules/inbound). */
  takesReplies?: boolean | undefined
  language: Language
}

/** The layout of every mail: 600 px wide, one column, readable without pictures and styles. */
export function MailLayout({
  title,
  preheader,
  children,
  footer,
  helpBeside,
  takesReplies = false,
  language,
}: MailLayoutProps) {
  const t = mailTranslator(language)
  const sentBy = t('layout.sentBy', { product: brand.name })
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
        {footer && <p>{footer}</p>}
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
        <title>{title}</title>
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
                    {footer && <br />}
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
