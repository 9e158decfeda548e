import { type ReactNode, use } from 'react'
import { MailForm } from './render.tsx'
import { Table } from './row.tsx'
import { colour, sans } from './theme.ts'

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
