import { type Edit, setText } from '#app/draft/edits.ts'
import { importContacts } from '#app/draft/list-edits.ts'
import type { DraftContact } from '#app/draft/schema.ts'
import { type Import, leftInBox } from '#app/ui/quick-import/read-import.ts'
import { classifyContact, contactKey } from '#contract/contacts-text.ts'

/**
 * Adds the parsed contacts to the list and leaves the rest in the box, so that nothing pasted is lost.
 *
 * @param kept what else must stay in the box
 */
export const applyImport = (read: Import, kept = ''): Edit[] => [
  importContacts(read.found),
  setText('importText', leftInBox(read, kept)),
]

/** Puts a removed contact back: before the contact that followed it, or at the end. */
export const restoreContact =
  (contact: DraftContact, beforeId: string | null): Edit =>
  (draft) => {
    if (draft.contacts.some(({ id }) => id === contact.id)) return draft
    const place = draft.contacts.findIndex(({ id }) => id === beforeId)
    return {
      ...draft,
      contacts: draft.contacts.toSpliced(place < 0 ? draft.contacts.length : place, 0, contact),
    }
  }

export interface DraftContactCounts {
  emails: number
  phones: number
  /** Neither an address nor a number, and not blank. */
  invalid: DraftContact[]
  /** Ids of rows that repeat an earlier row. */
  twice: ReadonlySet<string>
}

/** Counts who will be invited: each contact once, however often it is in the list. */
export function countDraftContacts(contacts: readonly DraftContact[]): DraftContactCounts {
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
