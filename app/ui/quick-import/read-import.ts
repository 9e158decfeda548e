import { type FoundContact, parseImport } from '#contract/contacts-import.ts'
import { classifyContact } from '#contract/contacts-text.ts'
import { contacts as limits } from '#contract/limits.ts'

/** What a pasted text would bring. */
export interface Import {
  /** New ones, for which there is room. */
  found: FoundContact[]
  /** How many were there already. */
  already: number
  /** Pieces that are neither an address nor a number. */
  unread: string[]
  /** Contacts beyond the most a memorial can have. */
  noRoom: string[]
}

/** Reads a pasted text against the list it would be added to. */
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

/** What stays in the box when the others have been added, behind what is to stay anyway. */
export const leftInBox = ({ unread, noRoom }: Import, kept: string): string =>
  [kept, ...unread, ...noRoom].filter(Boolean).join('\n')
