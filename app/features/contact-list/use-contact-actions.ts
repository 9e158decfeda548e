import { useRef, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import type { FoundContact } from '#app/lib/find-contacts.ts'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { type Contact, markTexted } from '#contract/contacts.ts'
import { contactFields } from '#contract/contacts-text.ts'
import { addContact, addContacts, removeContact, updateContact } from '#contract/edits.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { editButtonId } from './ContactItem.tsx'
import { addedFirst, contactLabel, isListed } from './contact-rules.ts'
import { useInvites } from './use-invites.ts'
import type { ListMemorial } from './use-list-memorial.ts'

export interface ContactActionOptions extends Pick<ListMemorial, 'take' | 'takeContact'> {
  memorial: Memorial
  sender: Sender
  /** UUIDs of the contacts whose address is being edited. */
  editing: ReadonlySet<string>
  onEditing: (editing: ReadonlySet<string>) => void
}

/** Saves an edit at once; gives null, or why it was not saved, in words. */
async function attempt(
  work: () => Promise<void>,
  words: (reason: ApiError) => string = ({ message }) => message,
): Promise<string | null> {
  try {
    await work()
    return null
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    redirectOnAuthError(reason)
    return words(reason)
  }
}

/** What a host does with the contacts of the list, and what is said of it. */
export function useContactActions(options: ContactActionOptions) {
  const { memorial, sender, take, takeContact, editing, onEditing } = options
  const t = useTranslations('contactList')
  const memorialUuid = memorial.uuid
  const [added, setAdded] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState<Contact | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [tickProblem, setTickProblem] = useState<string | null>(null)
  // Other contacts may be in editing by the time a request is answered.
  const latest = useRef(editing)
  latest.current = editing
  const contacts = addedFirst(memorial.contacts, added)

  const invites = useInvites({
    memorialUuid,
    keepSender: sender.keepTyped,
    onInvited(contact) {
      takeContact(contact)
      setAnnouncement(t('invite.sentTo', { who: contactLabel(contact) }))
    },
  })

  const told = (problem: string | null, words: string) => {
    if (problem === null) setAnnouncement(words)
    return problem
  }

  const addAll = (work: () => Promise<{ memorial: Memorial; contacts: readonly Contact[] }>) =>
    attempt(
      async () => {
        const answer = await work()
        setAdded((now) => [...now, ...answer.contacts.map(({ uuid }) => uuid)])
        take(answer.memorial)
      },
      // Without a response the reason is unknown.
      ({ status, message }) => (status === 0 ? t('add.error') : message || t('add.failed')),
    )

  async function add(email: string) {
    if (isListed(contacts, email)) return errorMessage('CONTACT_EXISTS')
    const problem = await addAll(async () => {
      const answer = await call(addContact, { params: { memorialUuid }, body: { email } })
      return { memorial: answer.memorial, contacts: [answer.contact] }
    })
    return told(problem, t('add.added', { who: email }))
  }

  const addMany = (found: readonly FoundContact[]) =>
    addAll(() => {
      const fields = found.map(({ text, name }) => ({ ...contactFields(text), firstName: name }))
      return call(addContacts, { params: { memorialUuid }, body: { contacts: fields } })
    })

  async function save(contact: Contact, email: string, keepsName: boolean) {
    if (isListed(contacts, email, contact.uuid)) return errorMessage('CONTACT_EXISTS')
    const problem = await attempt(
      async () => {
        const params = { memorialUuid, contactUuid: contact.uuid }
        take((await call(updateContact, { params, body: { email, keepsName } })).memorial)
      },
      (reason) => {
        if (reason.status === 0) return t('edit.error')
        return isAboutTheAddress(reason) ? reason.message : t('edit.failed')
      },
    )
    if (problem === null) edit(null, contact.uuid)
    return told(problem, t('edit.updated', { who: email }))
  }

  function edit(contact: Contact | null, uuid: string) {
    const next = new Set(latest.current)
    if (contact) next.add(uuid)
    else next.delete(uuid)
    onEditing(next)
  }

  async function noteTexted(contact: Contact, texted: boolean) {
    const params = { memorialUuid, contactUuid: contact.uuid }
    const problem = await attempt(async () =>
      takeContact((await call(markTexted, { params, body: { texted } })).contact),
    )
    setTickProblem(problem && t('row.notTicked', { who: contactLabel(contact), reason: problem }))
  }

  async function remove(contact: Contact) {
    const at = contacts.findIndex(({ uuid }) => uuid === contact.uuid)
    const neighbour = contacts[at + 1] ?? contacts[at - 1]
    const params = { memorialUuid, contactUuid: contact.uuid }
    const problem = await attempt(async () => {
      const answer = await call(removeContact, { params }).catch((reason) => {
        // Another tab has removed them.
        if (!(reason instanceof ApiError) || reason.code !== 'CONTACT_NOT_FOUND') throw reason
        return call(getMemorial, { params })
      })
      take(answer.memorial)
    })
    if (problem !== null) return problem
    setRemoving(null)
    edit(null, contact.uuid)
    setAnnouncement(t('remove.removed', { who: contactLabel(contact) }))
    // Runs after the dialog has returned the focus to the row, which no longer exists.
    setTimeout(() => document.getElementById(neighbour ? editButtonId(neighbour.uuid) : 'contacts')?.focus())
    return null
  }

  return {
    /** With those that were added on this screen first. */
    contacts,
    /** How far each invitation is that is being sent. */
    progress: invites.progress,
    invite: invites.invite,
    add,
    addMany,
    /** Opens the address of a contact for editing; null closes it. */
    edit,
    save,
    noteTexted,
    /** Why it could not be noted that somebody was texted. */
    tickProblem,
    /** The contact whose removal is being confirmed. */
    removing,
    askRemoval: setRemoving,
    remove,
    announcement,
  }
}

/** Whether the error is about the address, which the host can correct; other errors are shown as a failed save. */
const isAboutTheAddress = ({ code, field }: ApiError): boolean =>
  field === 'email' || code === 'CONTACT_EXISTS' || code === 'CONTACT_NOT_FOUND'
