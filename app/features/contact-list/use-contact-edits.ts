import { useMemo } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { type Contact, markTexted } from '#contract/contacts.ts'
import type { FoundContact } from '#contract/contacts-import.ts'
import { contactFields } from '#contract/contacts-text.ts'
import { addContact, addContacts, removeContact, updateContact } from '#contract/edits.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'

/** Every edit is saved at once. Each returns null, or why it was not saved, as text. */
interface ContactEdits {
  add(email: string): Promise<string | null>
  addMany(contacts: readonly FoundContact[]): Promise<string | null>
  update(contact: Contact, email: string, keepsName: boolean): Promise<string | null>
  remove(contact: Contact): Promise<string | null>
  /** Stores that the link was texted to the contact, or that it was not after all. */
  noteTexted(contact: Contact, isTexted: boolean): Promise<string | null>
}

interface Options {
  memorialUuid: string
  onMemorial: (memorial: Memorial) => void
  /** Receives one contact as the server now has it. */
  onContact: (contact: Contact) => void
  onAdded: (contacts: readonly Contact[]) => void
}

export function useContactEdits(options: Options): ContactEdits {
  const { memorialUuid, onMemorial, onContact, onAdded } = options
  const t = useTranslations('contactList')
  return useMemo(() => {
    /** Passes the answer on; returns the text of a failure. */
    async function doing(
      work: () => Promise<{ memorial: Memorial }>,
      words: (reason: ApiError) => string,
    ): Promise<string | null> {
      try {
        onMemorial((await work()).memorial)
        return null
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        redirectOnAuthError(reason)
        return words(reason)
      }
    }
    // Without a response the reason is unknown.
    const notAdded = ({ status, message }: ApiError) =>
      status === 0 ? t('add.error') : message || t('add.failed')
    return {
      add: (email) =>
        doing(async () => {
          const answer = await call(addContact, { params: { memorialUuid }, body: { email } })
          onAdded([answer.contact])
          return answer
        }, notAdded),
      addMany: (found) =>
        doing(async () => {
          const contacts = found.map(({ text, name }) => ({ ...contactFields(text), firstName: name }))
          const answer = await call(addContacts, { params: { memorialUuid }, body: { contacts } })
          onAdded(answer.contacts)
          return answer
        }, notAdded),
      update: ({ uuid: contactUuid }, email, keepsName) =>
        doing(
          () => call(updateContact, { params: { memorialUuid, contactUuid }, body: { email, keepsName } }),
          (reason) => {
            if (reason.status === 0) return t('edit.error')
            return isAboutTheAddress(reason) ? reason.message : t('edit.failed')
          },
        ),
      remove: ({ uuid: contactUuid }) =>
        doing(
          () =>
            call(removeContact, { params: { memorialUuid, contactUuid } }).catch((reason) =>
              goneAlready(reason, memorialUuid),
            ),
          (reason) => reason.message,
        ),
      async noteTexted({ uuid: contactUuid }, texted) {
        try {
          onContact(
            (await call(markTexted, { params: { memorialUuid, contactUuid }, body: { texted } })).contact,
          )
          return null
        } catch (reason) {
          if (!(reason instanceof ApiError)) throw reason
          redirectOnAuthError(reason)
          return reason.message
        }
      },
    }
  }, [memorialUuid, onMemorial, onContact, onAdded, t])
}

/** Whether the error is about the address, which the host can correct; other errors are shown as a failed save. */
const isAboutTheAddress = ({ code, field }: ApiError): boolean =>
  field === 'email' || code === 'CONTACT_EXISTS' || code === 'CONTACT_NOT_FOUND'

/** The contact was already removed in another tab, so the removal counts as done. */
function goneAlready(reason: unknown, memorialUuid: string): Promise<{ memorial: Memorial }> {
  if (!(reason instanceof ApiError) || reason.code !== 'CONTACT_NOT_FOUND') throw reason
  return call(getMemorial, { params: { memorialUuid } })
}
