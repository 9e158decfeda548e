import type { ReactNode } from 'react'
import { MailRow } from './row.tsx'
import { sans, serif } from './theme.ts'

/** Begins a list within the letter. */
export function MailSection({ children }: { children: ReactNode }) {
  return (
    <MailRow
      as="h2"
      align="start"
      padding="36px 56px 0"
      style={{ fontFamily: serif, fontSize: '25px', lineHeight: '32px', fontWeight: 400 }}
    >
      {children}
    </MailRow>
  )
}

interface MailEntryProps {
  /** A name, in any script. */
  who: string
  /** Follows the name. */
  about?: string
  children?: ReactNode
}

/** A list entry: a name, and below it the person's words. */
export function MailEntry({ who, about, children }: MailEntryProps) {
  return (
    <MailRow
      align="start"
      padding="14px 56px 0"
      style={{ fontFamily: serif, fontSize: '19px', lineHeight: '28px' }}
    >
      <strong style={{ fontFamily: sans, fontSize: '17px', fontWeight: 600 }}>
        <bdi>{who}</bdi>
        {about}
      </strong>
      {children && <br />}
      {children}
    </MailRow>
  )
}
