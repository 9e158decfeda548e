import { useRef, useState } from 'react'
import { errorMessage } from '#app/lib/error-message.ts'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Contact } from '#contract/contacts.ts'
import type { Memorial } from '#contract/memorials.ts'
import { editButtonId } from './ContactItem.tsx'
import { addedFirst, contactLabel, isListed } from './contact-rules.ts'
import { useContactEdits } from './use-contact-edits.ts'
import { useInvites } from './use-invites.ts'
import type { ListMemorial } from './use-list-memorial.ts'

export interface ContactActionOptions extends Pick<ListMemorial, 'take' | 'takeContact'> {
  memorial: Memorial
  sender: Sender
  /** UUIDs of the contacts whose address is being edited. */
  editing: ReadonlySet<string>
  onEditing: (editing: ReadonlySet<string>) => void
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

  const edits = useContactEdits({
    memorialUuid,
    onMemorial: take,
    onContact: takeContact,
    onAdded: (fresh) => setAdded((now) => [...now, ...fresh.map(({ uuid }) => uuid)]),
  })
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

  async function add(email: string) {
    if (isListed(contacts, email)) return errorMessage('CONTACT_EXISTS')
    return told(await edits.add(email), t('add.added', { who: email }))
  }

  async function save(contact: Contact, email: string, keepsName: boolean) {
    if (isListed(contacts, email, contact.uuid)) return errorMessage('CONTACT_EXISTS')
    const problem = await edits.update(contact, email, keepsName)
    if (problem === null) edit(null, contact.uuid)
    return told(problem, t('edit.updated', { who: email }))
  }

  function edit(contact: Contact | null, uuid: string) {
    const next = new Set(latest.current)
    if (contact) next.add(uuid)
    else next.delete(uuid)
    onEditing(next)
  }

  async function noteTexted(contact: Contact, isTexted: boolean) {
    const problem = await edits.noteTexted(contact, isTexted)
    setTickProblem(problem && t('row.notTicked', { who: contactLabel(contact), reason: problem }))
  }

  async function remove(contact: Contact) {
    const at = contacts.findIndex(({ uuid }) => uuid === contact.uuid)
    const neighbour = contacts[at + 1] ?? contacts[at - 1]
    const problem = await edits.remove(contact)
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
    addMany: edits.addMany,
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
