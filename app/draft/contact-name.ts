import { fullName } from '#app/lib/full-name.ts'
import { isOtherContact } from '#app/lib/is-other-contact.ts'
import { contactText } from '#contract/contacts-text.ts'
import type { DraftContact } from './schema.ts'

/** The name that came with a contact; '' without one. */
export interface ContactName {
  name: string
  /** Whether it goes with what stands in the row now. Otherwise that is somebody else's, and the name is not sent. */
  isTheirs: boolean
}

export function contactName({ text, name = '', namedAs, server }: DraftContact): ContactName {
  const known = server ? fullName(server) : name
  const before = namedAs ?? (server ? contactText(server) : text)
  return { name: known, isTheirs: !isOtherContact(before, text) }
}
