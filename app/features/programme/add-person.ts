import { openMemorial } from '#app/draft/open-memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { contactFields, contactKey, contactText } from '#contract/contacts-text.ts'
import { addContacts } from '#contract/edits.ts'

/** The contact that was added, or was there already; else why not, empty if that is not known. */
type Added = { contactUuid: string } | { problem: string }

export type AddPersonCall = (typed: { name: string; text: string }) => Promise<Added>

/**
 * Adds a contact to the memorial, whose other screens learn of it at once.
 *
 * @param text an email address or a phone number
 */
export async function addPerson(
  memorialUuid: string,
  { name, text }: { name: string; text: string },
): Promise<Added> {
  try {
    const contacts = [{ ...contactFields(text), firstName: name.trim() }]
    const { memorial } = await call(addContacts, { params: { memorialUuid }, body: { contacts } })
    openMemorial(memorial)
    const key = contactKey(text)
    const its = memorial.contacts.find(
      (one) => contactKey(contactText(one)) === key || one.phone === text.trim(),
    )
    return its ? { contactUuid: its.uuid } : { problem: '' }
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    redirectOnAuthError(reason)
    return { problem: reason.message }
  }
}
