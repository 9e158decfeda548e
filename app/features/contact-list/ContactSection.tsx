import { useRef, useState } from 'react'
import { canBeInvited } from '#app/lib/awaits-invitation.ts'
import { errorMessage } from '#app/lib/error-message.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import type { Sender } from '#app/lib/use-sender.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import addressBook from '#app/ui/illustrations/address-book.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Contact } from '#contract/contacts.ts'
import { contacts as limits } from '#contract/limits.ts'
import type { Memorial } from '#contract/memorials.ts'
import { AddContact } from './AddContact.tsx'
import { AddMany } from './AddMany.tsx'
import { editButtonId } from './ContactItem.tsx'
import styles from './ContactSection.module.css'
import { addedFirst, contactLabel, countContacts, isListed } from './contact-rules.ts'
import { FoundContacts } from './FoundContacts.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { SenderForm } from './SenderForm.tsx'
import { useContactEdits } from './use-contact-edits.ts'
import { useInvites } from './use-invites.ts'
import type { ListMemorial } from './use-list-memorial.ts'

interface Props extends Pick<ListMemorial, 'take' | 'takeContact'> {
  memorial: Memorial
  links: ShareLinks
  sender: Sender
  redirectOnAuthError: (reason: unknown) => boolean
  /** UUIDs of the contacts whose address is being edited. */
  editing: ReadonlySet<string>
  onEditing: (editing: ReadonlySet<string>) => void
  onTyped: (form: string, isTyped: boolean) => void
}

/** The whole list: contacts are added, changed and removed at once, and invited one by one. */
export function ContactSection(props: Props) {
  const { memorial, links, sender, take, takeContact, redirectOnAuthError, editing, onEditing, onTyped } =
    props
  const t = useTranslations('contactList')
  const memorialUuid = memorial.uuid
  const [added, setAdded] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState<Contact | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [handed, setHanded] = useState<{ text: string } | null>(null)
  const [tickProblem, setTickProblem] = useState<string | null>(null)
  // Other contacts may be in editing by the time a request is answered.
  const latest = useRef(editing)
  latest.current = editing
  const contacts = addedFirst(memorial.contacts, added)
  const counts = countContacts(contacts)

  const edits = useContactEdits({
    memorialUuid,
    onMemorial: take,
    onContact: takeContact,
    onAdded: (fresh) => setAdded((now) => [...now, ...fresh.map(({ uuid }) => uuid)]),
    redirectOnAuthError,
  })
  const invites = useInvites({
    memorialUuid,
    redirectOnAuthError,
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

  return (
    <section className={styles.section} aria-labelledby="contacts">
      <div className={styles.head}>
        <h2 id="contacts" tabIndex={-1}>
          {t('contacts.title')}
        </h2>
        {contacts.length > 0 && (
          <span className="quiet small tabular">
            {t('contacts.tally', {
              contacts: counts.contacts,
              invited: counts.invited,
              replies: counts.replies,
            })}
          </span>
        )}
      </div>
      <AddContact
        isFull={contacts.length >= limits.max}
        onAdd={add}
        onTyped={(is) => onTyped('add', is)}
        onMany={(text) => setHanded({ text })}
      />
      <AddMany {...{ contacts, handed }} onAdd={edits.addMany} onTyped={(is) => onTyped('many', is)} />
      {sender.isUnnamed && contacts.some(canBeInvited) && (
        <SenderForm sender={sender} onTyped={(is) => onTyped('sender', is)} />
      )}
      {counts.waiting > 1 && memorial.paymentCompleted && (
        <p className="row small">
          <span>{t('contacts.waiting', { count: counts.waiting })}</span>
          <LinkButton look="link" to="/share">
            {t('contacts.inviteAll')}
          </LinkButton>
        </p>
      )}
      {contacts.length === 0 ? (
        <EmptyState picture={addressBook} title={t('contacts.empty')}>
          {t('contacts.emptyHelp')}
        </EmptyState>
      ) : (
        <FoundContacts
          contacts={contacts}
          links={links}
          editing={editing}
          progress={invites.progress}
          onInvite={invites.invite}
          onEdit={edit}
          onSave={save}
          onRemove={setRemoving}
          onTexted={noteTexted}
          onTyped={onTyped}
        />
      )}
      {tickProblem && <FieldError>{tickProblem}</FieldError>}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {removing && (
        <RemoveDialog contact={removing} onKeep={() => setRemoving(null)} onRemove={() => remove(removing)} />
      )}
    </section>
  )
}
