import { latinDigits } from './digits.ts'
import { emailPattern } from './email-pattern.ts'
import { account, contacts as limits } from './limits.ts'

/**
 * A contact in the form that people type or paste: one text that is an email address or a phone number. Every pattern
 * here runs in linear time, or on a text whose length was checked.
 */

export type ContactKind = 'email' | 'phone' | 'invalid' | 'empty'

/** The longest number of the international numbering plan: two numbers run together are not one. */
const PHONE_DIGITS_MAX = 15
const PHONE_LENGTH_MAX = 40

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

const isEmail = (text: string): boolean => text.length <= account.emailMax && emailPattern.test(text)

function isPhone(text: string): boolean {
  if (text.length > PHONE_LENGTH_MAX || !/^\+?[\d\s()-]+$/.test(text)) return false
  const digits = digitsIn(text)
  return digits >= limits.phoneDigitsMin && digits <= PHONE_DIGITS_MAX
}

/** The kind of a contact's text, ignoring spaces around it. */
export function classifyContact(text: string): ContactKind {
  const trimmed = latinDigits(text.trim())
  if (trimmed === '') return 'empty'
  if (isEmail(trimmed)) return 'email'
  return isPhone(trimmed) ? 'phone' : 'invalid'
}

/** Whether the text is an email address or a phone number, the only contacts that are stored. */
export const isContact = (text: string): boolean => ['email', 'phone'].includes(classifyContact(text))

/** Two texts with the same key reach the same person: letter case and a number's spacing do not count. */
export function contactKey(text: string): string {
  const trimmed = latinDigits(text.trim()).toLowerCase()
  return isPhone(trimmed) ? trimmed.replace(/[^\d+]/g, '') : trimmed
}

/** The text as the two fields of the calls. Both are null when it is no contact. */
export function contactFields(text: string): { email: string | null; phone: string | null } {
  const trimmed = latinDigits(text.trim())
  const kind = classifyContact(trimmed)
  return { email: kind === 'email' ? trimmed : null, phone: kind === 'phone' ? trimmed : null }
}

/** A contact from the server as one text; the address rather than the number. */
export function contactText(contact: {
  email?: string | null | undefined
  phone?: string | null | undefined
}): string {
  return contact.email || contact.phone || ''
}
