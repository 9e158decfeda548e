import { type CSSProperties, createContext, type ReactNode, use } from 'react'
import { directionOf, type Language } from '#languages/index.ts'
import { scriptOf } from '#languages/script-of.ts'
import { colour } from './theme.ts'

/** A mail is written once and rendered twice: each part has a form for HTML and one for plain text. */
export const MailForm = createContext<'html' | 'text'>('html')

/** The mail's language: components align by its direction. */
export const MailLanguage = createContext<Language>('en')

interface MailRowProps {
  children: ReactNode
  padding: string
  style: CSSProperties
  /** `start`: the side where lines of the mail's language begin. */
  align: 'start' | 'center'
  as?: 'p' | 'h1' | 'h2'
  className?: string
  /** Text colour; each has a dark counterpart. */
  ink?: keyof typeof inks
  /** `auto` for people's own text, which may be right-to-left. */
  dir?: 'auto'
}

const inks = { ink: colour.ink, ink2: colour.ink2, warm: colour.warmInk } as const

/** One row of the sheet; a paragraph in plain text. */
export function MailRow({
  children,
  padding,
  style,
  align,
  as: Tag = 'p',
  className = '',
  ink = 'ink',
  dir,
}: MailRowProps) {
  const language = use(MailLanguage)
  if (use(MailForm) === 'text') return <Tag>{children}</Tag>
  const start = directionOf(language) === 'rtl' ? 'right' : 'left'
  return (
    <tr>
      <td
        className={`pad ${ink} ${className}`.trim()}
        align={align === 'start' ? start : align}
        style={{
          padding,
          color: inks[ink],
          overflowWrap: 'anywhere',
          wordBreak: 'break-word',
          ...style,
          ...joined(language, style),
        }}
      >
        <Tag
          dir={dir}
          style={{ margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' }}
        >
          {children}
        </Tag>
      </td>
    </tr>
  )
}

/** Arabic letters are joined and have no italics, so letter spacing and italics are removed. */
export const joined = (language: Language, style: CSSProperties): CSSProperties =>
  scriptOf(language) === 'Arab'
    ? {
        ...(style.letterSpacing && { letterSpacing: 'normal' }),
        ...(style.fontStyle && { fontStyle: 'normal' }),
      }
    : {}

interface TableProps {
  children: ReactNode
  width?: string
  bgcolor?: string
  className?: string
  dir?: 'ltr' | 'rtl'
  lang?: string
  style?: CSSProperties
}

/** A layout table, as mail clients need it. */
export function Table({ children, ...table }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...table}>
      <tbody>{children}</tbody>
    </table>
  )
}
