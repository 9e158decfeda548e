import { Fragment, type ReactNode, use } from 'react'
import { MailForm, MailRow, Table } from './row.tsx'
import { colour, sans, serif } from './theme.ts'

/** The one heading of a mail. `display` is for a person's name, large. */
export function MailHeading({ children, display = false }: { children: ReactNode; display?: boolean }) {
  const size = display ? { fontSize: '46px', lineHeight: '48px' } : { fontSize: '32px', lineHeight: '38px' }
  return (
    <MailRow
      as="h1"
      // Only for a name alone; a sentence about a person has the direction of our own text.
      {...(display && { dir: 'auto' })}
      className={display ? 'display' : ''}
      align="center"
      padding={display ? '6px 56px 0' : '0 56px'}
      style={{ ...size, fontFamily: serif, letterSpacing: '-0.02em' }}
    >
      {children}
    </MailRow>
  )
}

const slanted = { fontStyle: 'italic' } as const

interface MailTextProps {
  children: ReactNode
  align?: 'start' | 'center'
  /** Begins the letter below the parts above it. */
  begins?: boolean
  /** For the name below a letter. */
  signed?: boolean
}

/** A paragraph of the letter. */
export function MailText({ children, align = 'start', begins = false, signed = false }: MailTextProps) {
  return (
    <MailRow
      align={align}
      padding={begins ? '36px 56px 0' : '20px 56px 0'}
      style={{ fontFamily: serif, fontSize: '21px', lineHeight: '33px', ...(signed && slanted) }}
    >
      {children}
    </MailRow>
  )
}

/** Help text below the letter. */
export function MailSmall({ children }: { children: ReactNode }) {
  return (
    <MailRow
      align="center"
      padding="16px 56px 0"
      ink="ink2"
      style={{ fontFamily: sans, fontSize: '17px', lineHeight: '26px' }}
    >
      {children}
    </MailRow>
  )
}

/** A code to type elsewhere: large, on its own line, and selectable as one word. */
export function MailCode({ children }: { children: string }) {
  return (
    <MailRow
      align="center"
      padding="32px 56px 0"
      style={{
        fontFamily: sans,
        fontSize: '40px',
        lineHeight: '48px',
        fontWeight: 600,
      }}
    >
      <span dir="ltr" style={apart}>
        {children}
      </span>
    </MailRow>
  )
}

// Balances the letter spacing after the last letter, so that the code is centred.
const apart = { letterSpacing: '0.3em', paddingLeft: '0.3em' }

/** A link within text. Without text it shows its address; in plain text it always does. */
export function MailLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a
      href={href}
      className="link"
      // An address is left-to-right in every language.
      {...(children === undefined && { dir: 'ltr' })}
      style={{ color: colour.accentInk, wordBreak: 'break-word', overflowWrap: 'anywhere' }}
    >
      {children ?? href.replace(/^https?:\/\//, '')}
    </a>
  )
}

/** Someone's words with their own line breaks. */
export function MailLines({ children }: { children: string }) {
  return children.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, the mail is rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ))
}

/** The one action of a mail. Colour and padding are set on the cell too, for clients that drop them from links. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  if (use(MailForm) === 'text') {
    return (
      <p>
        {children}:<br />
        {href}
      </p>
    )
  }
  return (
    <tr>
      <td className="pad" align="center" style={{ padding: '36px 56px 0' }}>
        <Table className="button">
          <tr>
            <td className="button-cell" align="center" style={buttonCell}>
              <a href={href} style={button}>
                {children}
              </a>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  )
}

const buttonCell = { backgroundColor: colour.primary, borderRadius: '999px' }

const button = {
  display: 'inline-block',
  padding: '16px 36px',
  border: `1px solid ${colour.primaryLine}`,
  borderRadius: '999px',
  backgroundColor: colour.primary,
  fontFamily: sans,
  fontSize: '19px',
  lineHeight: '24px',
  fontWeight: 600,
  color: colour.onPrimary,
  textDecoration: 'none',
}
