import { type ReactNode, use } from 'react'
import { joined, MailForm, MailLanguage, MailRow, Table } from './row.tsx'
import { colour, serif } from './theme.ts'

/**
 * A photo as a print with a white border. `alt` is shown instead, in the memorial's own italic, when pictures are off.
 * `src` is an absolute address or the `cid:` of an attachment; 4 to 5 in width and height.
 */
export function MailPortrait({ src, alt }: { src: string; alt: string }) {
  const language = use(MailLanguage)
  if (use(MailForm) === 'text') return null
  const shown = { ...picture, ...joined(language, picture) }
  return (
    <tr>
      <td className="pad" align="center" style={{ padding: '0 56px' }}>
        <Table>
          <tr>
            <td className="print" style={print}>
              {/* Low priority keeps React from adding a preload link, which mail clients do not use. */}
              <img
                src={src}
                alt={alt}
                width={200}
                height={250}
                className="picture"
                style={shown}
                fetchPriority="low"
              />
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  )
}

/** The small line above a name: Celebrating the life of */
export function MailOverline({ children }: { children: ReactNode }) {
  return (
    <MailRow
      align="center"
      padding="28px 56px 0"
      style={{
        fontFamily: serif,
        fontSize: '21px',
        lineHeight: '28px',
        fontStyle: 'italic',
      }}
      ink="warm"
    >
      {children}
    </MailRow>
  )
}

/** When or where, centred below the name; `large` for the day. */
export function MailFact({ children, large = false }: { children: ReactNode; large?: boolean }) {
  return (
    <MailRow
      align="center"
      dir="auto"
      padding={large ? '20px 56px 0' : '4px 56px 0'}
      style={{
        fontFamily: serif,
        fontSize: large ? '28px' : '20px',
        lineHeight: large ? '36px' : '29px',
      }}
    >
      {children}
    </MailRow>
  )
}

/** The half sun between two lines. */
export function MailSun() {
  if (use(MailForm) === 'text') return null
  return (
    <tr>
      <td align="center" style={{ padding: '24px 0 0' }}>
        <Table>
          <tr>
            <td width="96" style={thin}>
              <div className="line" style={hairline}>
                &nbsp;
              </div>
            </td>
            <td width="52" align="center" style={thin}>
              <div style={sun}>&nbsp;</div>
            </td>
            <td width="96" style={thin}>
              <div className="line" style={hairline}>
                &nbsp;
              </div>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  )
}

const print = {
  padding: '10px',
  backgroundColor: colour.surface,
  border: `1px solid ${colour.lineWarm}`,
}

const picture = {
  display: 'block',
  width: '200px',
  height: '250px',
  border: 0,
  objectFit: 'cover',
  backgroundColor: colour.lineWarm,
  color: colour.ink,
  fontFamily: serif,
  fontSize: '19px',
  lineHeight: '26px',
  fontStyle: 'italic',
  textAlign: 'center',
} as const

const thin = { fontSize: 0, lineHeight: 0 }
const hairline = { borderTop: `1px solid ${colour.lineWarm}`, fontSize: 0, lineHeight: 0 }
const sun = {
  width: '20px',
  height: '10px',
  margin: '0 auto',
  backgroundColor: colour.secondary,
  borderRadius: '20px 20px 0 0',
  fontSize: 0,
  lineHeight: 0,
}
