import { latinDigits } from './digits.ts'
import { emailPattern } from './fields.ts'
import { account, contacts as limits } from './limits.ts'

/**
 * A contact as a person types or pastes it: one text that is an email address or a phone number.
 * Every pattern here runs in linear time, or on a text whose length was checked first.
 */

export type ContactKind = 'email' | 'phone' | 'invalid' | 'empty'

/** The international numbering plan has no longer number: two numbers run together are not one. */
const PHONE_DIGITS_MAX = 15
const PHONE_LENGTH_MAX = 40

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

const isEmail = (text: string): boolean => text.length <= account.emailMax && emailPattern.test(text)

function isPhone(text: string): boolean {
  if (text.length > PHONE_LENGTH_MAX || !/^\+?[\d\s()-]+$/.test(text)) return false
  const digits = digitsIn(text)
  return digits >= limits.phoneDigitsMin && digits <= PHONE_DIGITS_MAX
}

/** What a contact's text is (spec 1 §5): spaces around it do not count. */
export function classifyContact(text: string): ContactKind {
  const trimmed = latinDigits(text.trim())
  if (trimmed === '') return 'empty'
  if (isEmail(trimmed)) return 'email'
  return isPhone(trimmed) ? 'phone' : 'invalid'
}

/** Whether the text is an email address or a phone number, the only contacts that are kept. */
export function isContact(text: string): boolean {
  const kind = classifyContact(text)
  return kind === 'email' || kind === 'phone'
}

/** Two texts with one key reach the same person: letter case and a number's spacing do not count. */
export function contactKey(text: string): string {
  const trimmed = latinDigits(text.trim()).toLowerCase()
  return isPhone(trimmed) ? trimmed.replace(/[^\d+]/g, '') : trimmed
}

/** The text as the two fields of the calls. Neither is set when it is not a contact. */
export function contactFields(text: string): { email: string | null; phone: string | null } {
  const trimmed = latinDigits(text.trim())
  const kind = classifyContact(trimmed)
  return { email: kind === 'email' ? trimmed : null, phone: kind === 'phone' ? trimmed : null }
}

/** A contact of the server as its one text; an address comes before a number. */
export function contactText(contact: {
  email?: string | null | undefined
  phone?: string | null | undefined
}): string {
  return contact.email || contact.phone || ''
}

export interface ContactImport {
  /** Valid, in their order, each once. */
  contacts: string[]
  /** How many pieces were neither an address nor a number. */
  dropped: number
  /** How many were there already, in the text or in the list it is added to. */
  duplicates: number
}

/**
 * Reads a pasted list (spec 1 §5, product-decisions "Contact import"): split on comma, newline, carriage
 * return, tab and semicolon, also Arabic ones, then at the spaces of a piece where every part stands on its own. From mail
 * programs, `Ana <ana@example.com>` gives the address; quotes, `mailto:` and `tel:` are taken off.
 *
 * @param existing the contacts already in the list, which are not added again
 */
export function parseImport(text: string, existing: readonly string[] = []): ContactImport {
  const seen = new Set(existing.map(contactKey))
  const result: ContactImport = { contacts: [], dropped: 0, duplicates: 0 }
  for (const piece of piecesOf(text)) {
    const found = contactsIn(piece)
    if (found.length === 0) result.dropped += 1
    for (const contact of found) {
      const key = contactKey(contact)
      if (seen.has(key)) result.duplicates += 1
      else {
        seen.add(key)
        result.contacts.push(contact)
      }
    }
  }
  return result
}

/** The pieces of a pasted list that are neither an address nor a number: they stay where they were pasted. */
export const unreadPieces = (text: string): string[] =>
  piecesOf(text)
    .filter((piece) => contactsIn(piece).length === 0)
    .map((piece) => piece.trim())

const piecesOf = (text: string): string[] =>
  withoutQuotedNames(readable(text))
    .split(/[,،\n\r\t;؛]/)
    .filter((piece) => piece.trim() !== '')

/** Address books put invisible direction marks and typographic hyphens and spaces into numbers. */
function readable(text: string): string {
  return latinDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
}

/** `"Silva, Ana" <ana@example.com>` would fall apart at its comma. */
function withoutQuotedNames(text: string): string {
  return text.replace(/"[^"\n\r]{0,200}" {0,9}</g, '<')
}

/** Every contact of one piece, or none when any part of it is something else than a name before a bracket. */
function contactsIn(piece: string): string[] {
  const hasBracketed = piece.match(/<[^<>]*>/g)?.some((bracketed) => isContact(bare(bracketed)))
  if (hasBracketed)
    return piece
      .split(/[\s<>]+/)
      .map(bare)
      .filter(isContact)
  const whole = bare(piece)
  return isContact(whole) ? separately(whole) : partsOf(whole)
}

/** Two short numbers side by side also look like one long number: each on its own comes first. */
function separately(contact: string): string[] {
  const words = contact.split(/\s+/)
  return words.length > 1 && words.every(isContact) ? words : [contact]
}

/** Splits at the spaces that leave an address or a number on either side; an inner space of a number stays. */
function partsOf(piece: string): string[] {
  const parts: string[] = []
  for (const word of piece.split(/\s+/).map(bare)) {
    const last = parts.at(-1)
    const startsAnew = last === undefined || word.includes('@') || word.startsWith('+') || isEmail(last)
    if (startsAnew) parts.push(word)
    else parts[parts.length - 1] = `${last} ${word}`
  }
  return parts.every(isContact) ? parts.flatMap(separately) : []
}

/** A piece without what mail programs and address books put around it. */
function bare(piece: string): string {
  return piece
    .trim()
    .replace(/^["'<[]+/, '')
    .replace(/^(mailto|tel):/i, '')
    .replace(/["'>\]]{1,9}$/, '')
    .trim()
}
