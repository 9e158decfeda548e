import { createContext, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#languages/index.ts'
import type { Mail } from '#server/ports/mail.ts'
import { toPlainText } from './plain-text.ts'

/** A mail is written once and rendered twice: each part has a form for HTML and one for plain text. */
export const MailForm = createContext<'html' | 'text'>('html')

/** A rendered mail: its subject, its two bodies, and their language. */
export type WrittenMail = Pick<Mail, 'subject' | 'html' | 'text' | 'language'>

/** Renders a whole mail, a `MailLayout`. People's text is escaped. */
export function renderMail(mail: ReactElement<{ language: Language }>): Omit<WrittenMail, 'subject'> {
  return {
    language: mail.props.language,
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: toPlainText(renderToStaticMarkup(<MailForm value="text">{mail}</MailForm>)),
  }
}

export const written = (subject: string, mail: ReactElement<{ language: Language }>): WrittenMail => ({
  subject,
  ...renderMail(mail),
})
