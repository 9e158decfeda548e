import { type Edit, importContacts, setText } from '#app/draft/edits.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { type FoundContact, parseImport } from '#contract/contacts-import.ts'
import { classifyContact, contactKey } from '#contract/contacts-text.ts'
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

/** Reads a pasted text against the list it would be added to (spec 1 §5). */
export function readImport(pasted: string, list: readonly DraftContact[]): Import {
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

/**
 * Adds what was read to the list and leaves the rest in the box, so that nothing pasted is lost.
 *
 * @param kept what else is to stay in the box
 */
export const applyImport = ({ found, unread, noRoom }: Import, kept = ''): Edit[] => [
  importContacts(found),
  setText('importText', [kept, ...unread, ...noRoom].filter(Boolean).join('\n')),
]

/** A removed contact, back in its place: in front of the one it stood before, or at the end. */
export const putBack =
  (contact: DraftContact, beforeId: string | null): Edit =>
  (draft) => {
    if (draft.contacts.some(({ id }) => id === contact.id)) return draft
    const place = draft.contacts.findIndex(({ id }) => id === beforeId)
    return {
      ...draft,
      contacts: draft.contacts.toSpliced(place < 0 ? draft.contacts.length : place, 0, contact),
    }
  }

export interface Tally {
  emails: number
  phones: number
  /** Neither, and not blank. */
  invalid: DraftContact[]
  /** Ids of rows that say again what an earlier row says. */
  twice: ReadonlySet<string>
}

/** Who will be invited: everyone once, however often they stand in the list. */
export function tally(contacts: readonly DraftContact[]): Tally {
  const seen = new Set<string>()
  const twice = new Set<string>()
  const invalid: DraftContact[] = []
  let [emails, phones] = [0, 0]
  for (const contact of contacts) {
    const kind = classifyContact(contact.text)
    if (kind === 'empty') continue
    if (kind === 'invalid') {
      invalid.push(contact)
      continue
    }
    const key = contactKey(contact.text)
    if (seen.has(key)) twice.add(contact.id)
    else if (kind === 'email') emails += 1
    else phones += 1
    seen.add(key)
  }
  return { emails, phones, invalid, twice }
}
