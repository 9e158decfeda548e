import type { MailableName, MailableWords } from '#server/lib/spam.ts'
import type { Mail } from '#server/ports/mail.ts'

// What the mails of tests are written with.

/** What people typed, at most as long as each field allows. */
export interface Typed {
  /** The name of the person a memorial is for: 300 characters. */
  person: string
  /** Any other name: 200 characters. */
  name: string
  address: string
  details: string
  /** A message as long as the longest field. */
  message: string
  fund: string
  email: string
}

export const origin = 'https://afterglow.example'
export const link = `${origin}/view/margaret-4f9k2c?i=token&from=mail`
export const ownLink = `${origin}/receipt#memory.0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11.1790000000.${'s'.repeat(43)}`
export const stopLink = `${origin}/digest/end/0d9f6b1e-7a1c-4a55-9b3a-2f1f5c9a1b11`
export const unsubscribeLink = `${origin}/unsubscribe/token`
export const date = new Date('2026-11-28T03:00:00Z')

/** One mail of the product. `isLinkless` if it has no link. */
export interface Written {
  writer: string
  mail: Pick<Mail, 'subject' | 'html' | 'text' | 'language' | 'attachments'>
  isLinkless?: true
}

/** Skips the check of names, because mails also have to show unusual ones correctly. */
export const named = (text: string) => text as MailableName
export const worded = (text: string) => text as MailableWords
