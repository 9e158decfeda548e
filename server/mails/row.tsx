import { type CSSProperties, type ReactNode, use } from 'react'
import { MailForm } from './render.tsx'
import { colour } from './theme.ts'

interface MailRowProps {
  children: ReactNode
  padding: string
  style: CSSProperties
  align: 'left' | 'center'
  as?: 'p' | 'h1' | 'h2'
  className?: string
  /** `auto` where somebody's own words stand alone: they may run from the right. */
  dir?: 'auto'
}

/** One row of the sheet; a paragraph in plain text. */
export function MailRow({
  children,
  padding,
  style,
  align,
  as: Tag = 'p',
  className = 'pad',
  dir,
}: MailRowProps) {
  if (use(MailForm) === 'text') return <Tag>{children}</Tag>
  return (
    <tr>
      <td
        className={className}
        align={align}
        style={{ padding, color: colour.ink, overflowWrap: 'anywhere', wordBreak: 'break-word', ...style }}
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

interface TableProps {
  children: ReactNode
  width?: string
  bgcolor?: string
  className?: string
  style?: CSSProperties
}

/** A table that is only there to hold things, as mail clients need it. */
export function Table({ children, ...table }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...table}>
      <tbody>{children}</tbody>
    </table>
  )
}
