import { openMemorial } from '#app/draft/open-memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { contactFields, contactKey, contactText } from '#contract/contacts-text.ts'
import { addContacts } from '#contract/edits.ts'

/**
 * Adds a contact to the memorial, whose other screens learn of it at once; gives the id of who was added, or was there
 * already. Rejects with `ApiError`.
 *
 * @param text an email address or a phone number
 */
export async function addPerson(
  memorialUuid: string,
  { name, text }: { name: string; text: string },
): Promise<string> {
  const contacts = [{ ...contactFields(text), firstName: name.trim() }]
  const { memorial } = await call(addContacts, { params: { memorialUuid }, body: { contacts } })
  openMemorial(memorial)
  const key = contactKey(text)
  const its = memorial.contacts.find(
    (one) => contactKey(contactText(one)) === key || one.phone === text.trim(),
  )
  if (!its) throw new ApiError(500, {})
  return its.uuid
}
