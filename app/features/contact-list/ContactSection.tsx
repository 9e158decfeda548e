import { useState } from 'react'
import { canBeInvited } from '#app/lib/awaits-invitation.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import addressBook from '#app/ui/illustrations/address-book.svg?url&no-inline'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { SenderForm } from '#app/ui/SenderForm.tsx'
import type { Contact } from '#contract/contacts.ts'
import { contacts as limits } from '#contract/limits.ts'
import { AddContact } from './AddContact.tsx'
import { AddMany } from './AddMany.tsx'
import { contactLabel, countContacts } from './contact-rules.ts'
import { FoundContacts } from './FoundContacts.tsx'
import { type ContactActionOptions, useContactActions } from './use-contact-actions.ts'

interface Props extends ContactActionOptions {
  links: ShareLinks
  onTyped: (form: string, isTyped: boolean) => void
}

/** The whole list: contacts are added, changed and removed at once, and invited one by one. */
export function ContactSection(props: Props) {
  const { memorial, links, sender, editing, onTyped } = props
  const t = useTranslations('contactList')
  const [handed, setHanded] = useState<{ text: string } | null>(null)
  const list = useContactActions(props)
  const { contacts, removing } = list
  const counts = countContacts(contacts)
  const isPaid = memorial.paymentCompleted

  return (
    <section className="stack s4 top7" aria-labelledby="contacts">
      <div className="apart baseline">
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
        onAdd={list.add}
        onTyped={(is) => onTyped('add', is)}
        onMany={(text) => setHanded({ text })}
      />
      <AddMany {...{ contacts, handed }} onAdd={list.addMany} onTyped={(is) => onTyped('many', is)} />
      {isPaid && sender.isUnnamed && contacts.some(canBeInvited) && (
        <SenderForm sender={sender} onTyped={(is) => onTyped('sender', is)} />
      )}
      {isPaid && counts.waiting > 1 && (
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
          links={isPaid ? links : null}
          editing={editing}
          progress={list.progress}
          onInvite={list.invite}
          onEdit={list.edit}
          onSave={list.save}
          onRemove={list.askRemoval}
          onTexted={list.noteTexted}
          onTyped={onTyped}
        />
      )}
      {list.tickProblem && <FieldError>{list.tickProblem}</FieldError>}
      <p className="visually-hidden" role="status">
        {list.announcement}
      </p>
      {removing && (
        <RemoveDialog
          contact={removing}
          onKeep={() => list.askRemoval(null)}
          onRemove={() => list.remove(removing)}
        />
      )}
    </section>
  )
}

interface RemoveProps {
  contact: Contact
  onKeep: () => void
  /** Returns null, or why the contact was not removed, as text. */
  onRemove: () => Promise<string | null>
}

/** Asks before a contact is removed, because the removal is saved at once. */
function RemoveDialog({ contact, onKeep, onRemove }: RemoveProps) {
  const t = useTranslations('contactList.remove')
  const [error, setError] = useState<string | null>(null)
  return (
    <ConfirmDialog
      open
      onClose={onKeep}
      title={t('title')}
      primary={{ label: t('keep'), onPress: onKeep }}
      secondary={{
        word: 'remove',
        busyWord: 'removing',
        onPress: async () => setError(await onRemove()),
      }}
    >
      <p>{t('body', { who: contactLabel(contact) })}</p>
      {error && <FieldError>{error}</FieldError>}
    </ConfirmDialog>
  )
}
