import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '#languages/index.ts'
import { MailLayout, type MailLayoutProps } from './layout.tsx'
import { MailOverline } from './memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailSmall, MailText } from './parts.tsx'
import { type WrittenMail, written } from './render.tsx'

interface Letter extends Pick<MailLayoutProps, 'preheader' | 'helpBeside' | 'takesReplies'> {
  subject: string
  /** Stands above a heading that is a person's name alone. */
  overline?: string
  heading: string
  /** Paragraphs above the button, and below it. An empty one is left out; a list has a line for each. */
  texts: readonly (ReactNode | readonly string[])[]
  button?: { label: string; href: string } | null
  below?: readonly ReactNode[]
  /** Help text at the end. */
  small?: readonly ReactNode[]
  /** Why the recipient got it, and how such mails end. */
  why: ReactNode
}

/** The form of nearly every mail: a heading, paragraphs, a button, and small print. */
export function writeMail(language: Language, letter: Letter): WrittenMail {
  const { subject, overline, heading, texts, button, below = [], small = [], why, ...layout } = letter
  const [first, ...others] = texts
    .map((text) => (Array.isArray(text) ? <MailLines key="lines">{text.join('\n')}</MailLines> : text))
    .filter(Boolean)
  return written(
    subject,
    <MailLayout language={language} title={subject} footer={why} {...layout}>
      {overline && <MailOverline>{overline}</MailOverline>}
      <MailHeading display={overline !== undefined}>{heading}</MailHeading>
      <MailText begins={overline !== undefined}>{first}</MailText>
      {rows(MailText, others)}
      {button && <MailButton href={button.href}>{button.label}</MailButton>}
      {rows(MailText, below)}
      {rows(MailSmall, small)}
    </MailLayout>,
  )
}

const rows = (Row: typeof MailSmall, texts: readonly ReactNode[]) =>
  createElement(Fragment, null, ...texts.filter(Boolean).map((text) => createElement(Row, null, text)))
