import { contactKey } from '#contract/contacts-text.ts'
import { latinDigits } from '#contract/digits.ts'
import { type FoundContact, readContactLines } from './find-contacts.ts'
import { readContactCards } from './read-contact-cards.ts'
import { readContactTable } from './read-contact-table.ts'

// Parses what people paste as contacts: lists from mail programs, address books, spreadsheets and notes
// (docs/decisions/0015). Everything here runs in linear time.

interface ContactImport {
  /** In order, without duplicates. */
  contacts: FoundContact[]
  /** Parts without an address or a number, unchanged. */
  unread: string[]
  /** How many were in the text twice, or in the list already. */
  duplicates: number
}

/**
 * Parses a pasted list, a vCard file, or a table with a heading line. In a list, addresses and numbers may be anywhere
 * in a line; dates, amounts and account numbers do not count. A name beside a contact, such as `Aunt May 0412 345 678`,
 * is kept with it.
 *
 * @param existing the contacts already in the list, which are not added again
 */
export function parseImport(text: string, existing: readonly string[] = []): ContactImport {
  const readable = makeReadable(text)
  const { found, unread } =
    readContactCards(readable) ?? readContactTable(readable) ?? readContactLines(readable)
  const seen = new Set(existing.map(contactKey))
  const contacts = found.filter(({ text: contact }) => {
    const key = contactKey(contact)
    return !seen.has(key) && seen.add(key)
  })
  return { contacts, unread, duplicates: found.length - contacts.length }
}

/**
 * Removes invisible direction marks and the line in which a spreadsheet names its separator, and replaces the
 * typographic hyphens and spaces that address books put into numbers.
 */
const makeReadable = (text: string): string =>
  latinDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/^\s*sep=.[ \t]*[\r\n]+/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
