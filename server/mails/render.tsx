import { createContext, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toPlainText } from './plain-text.ts'

/** A mail is written once and rendered twice: each part knows how it stands in HTML and in plain text. */
export const MailForm = createContext<'html' | 'text'>('html')

/** Renders a whole mail (a `MailLayout`) to the two bodies that `Mail` wants. Whatever people wrote is escaped. */
export function renderMail(mail: ReactElement): { html: string; text: string } {
  return {
    html: `<!doctype html>${renderToStaticMarkup(mail)}`,
    text: toPlainText(renderToStaticMarkup(<MailForm value="text">{mail}</MailForm>)),
  }
}
