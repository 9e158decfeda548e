import { createElement, Fragment, type ReactNode } from 'react'
import { MailOverline } from './memorial-parts.tsx'
import { MailButton, MailHeading, MailLines, MailSmall, MailText } from './parts.tsx'
import { type MailHead, renderMail, type WrittenMail } from './render.tsx'
import type { MailKey, MailTexts } from './translator.ts'

/** The names of mails in `languages/<tag>/mails`, by their own texts. */
type MailName = {
  [Key in MailKey]: Key extends `${infer Name}.${'subject' | 'heading' | 'why' | 'whyHeir'}` ? Name : never
}[MailKey]

/** Words, lines one below the other, or the name below a letter. What is empty or false is left out. */
type Paragraph = ReactNode | Lines | { signed: string }
type Lines = readonly (string | false | null)[]

/** Subject, preheader, heading and reason are the mail's own texts of these names, unless others are given. */
export interface Letter extends Partial<MailHead> {
  above?: ReactNode
  /** Stands above a heading that is a person's name alone, by default that of the person remembered. */
  overline?: string
  heading?: string
  /** Rows between the heading and the letter. */
  facts?: ReactNode
  /** Paragraphs of the letter. */
  texts?: readonly Paragraph[]
  /** The letter begins with a distance to what stands above it. */
  begins?: boolean
  /** Rows between the letter and its button. */
  more?: ReactNode
  button?: { label: string; href: string } | null
  /** Paragraphs below the button. */
  below?: readonly ReactNode[]
  /** Help text at the end. */
  small?: readonly ReactNode[]
}

/** The form of every mail: a heading, paragraphs, a button, and small print. */
export function writeMail(t: MailTexts, name: MailName, letter: Letter): WrittenMail {
  const own = (text: 'subject' | 'preheader' | 'heading' | 'why') => t(`${name}.${text}` as MailKey)
  const { above, overline, facts, texts = [], more, button, below = [], small = [] } = letter
  const { heading = overline ? t.nameOfPerson : own('heading'), begins = overline !== undefined } = letter
  const { subject = own('subject'), preheader = own('preheader'), why = own('why') } = letter
  return renderMail(
    t,
    { ...letter, subject, preheader, why },
    <>
      {above}
      {overline && <MailOverline>{overline}</MailOverline>}
      <MailHeading display={overline !== undefined}>{heading}</MailHeading>
      {facts}
      {renderInOrder(
        texts.filter(isGiven).map((text, index) => renderParagraph(text, begins && index === 0)),
      )}
      {more}
      {button && <MailButton href={button.href}>{button.label}</MailButton>}
      {inRows(MailText, below)}
      {inRows(MailSmall, small)}
    </>,
  )
}

const isSigned = (text: Paragraph): text is { signed: string } =>
  typeof text === 'object' && text !== null && 'signed' in text
const isLines = (text: Paragraph): text is Lines => Array.isArray(text)

function isGiven(text: Paragraph): boolean {
  if (isSigned(text)) return text.signed !== ''
  return isLines(text) ? text.some(Boolean) : Boolean(text)
}

function renderParagraph(text: Paragraph, begins: boolean) {
  if (isSigned(text))
    return (
      <MailText signed>
        <bdi>{text.signed}</bdi>
      </MailText>
    )
  const words = isLines(text) ? <MailLines>{text.filter(Boolean).join('\n')}</MailLines> : text
  return <MailText begins={begins}>{words}</MailText>
}

/** Rows that never move need no keys. */
export const renderInOrder = (rows: ReactNode[]) => createElement(Fragment, null, ...rows)

const inRows = (Row: typeof MailSmall, texts: readonly ReactNode[]) =>
  renderInOrder(texts.filter(Boolean).map((text) => createElement(Row, null, text)))
