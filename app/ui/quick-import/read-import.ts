import { parseImport } from '#app/lib/contacts-import.ts'
import type { FoundContact } from '#app/lib/find-contacts.ts'
import { classifyContact } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'

/** The result of reading a pasted text. */
export interface Import {
  /** New contacts that fit within the maximum. */
  found: FoundContact[]
  /** How many were in the list already. */
  already: number
  /** Parts that are neither an address nor a number. */
  unread: string[]
  /** Contacts beyond the maximum of a memorial. */
  noRoom: string[]
}

/** Reads a pasted text and compares it with the list it would be added to. */
export function readImport(pasted: string, list: readonly { text: string }[]): Import {
  const there = list.map(({ text }) => text).filter((text) => classifyContact(text) !== 'empty')
  const { contacts: found, unread, duplicates } = parseImport(pasted, there)
  const room = Math.max(0, limits.max - there.length)
  return {
    found: found.slice(0, room),
    already: duplicates,
    unread,
    noRoom: found.slice(room).map(({ text, name }) => (name ? `${name} <${text}>` : text)),
  }
}

/** The text that stays in the box after the others were added, after what was to stay anyway. */
export const leftInBox = ({ unread, noRoom }: Import, kept: string): string =>
  [kept, ...unread, ...noRoom].filter(Boolean).join('\n')
