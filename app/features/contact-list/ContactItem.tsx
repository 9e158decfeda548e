import { CircleCheck, MessageSquare, Pencil, RotateCw, Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { canBeInvited } from '#app/lib/awaits-invitation.ts'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Contact } from '#contract/contacts.ts'
import { ContactEditor } from './ContactEditor.tsx'
import styles from './ContactItem.module.css'
import { contactLabel, linesOf, wasInvited } from './contact-rules.ts'
import { InviteState, InviteTrouble } from './InviteState.tsx'
import type { InviteProgress } from './use-invites.ts'

export interface ItemActions {
  onInvite: (contact: Contact) => Promise<void>
  onEdit: (contact: Contact | null, uuid: string) => void
  onSave: (contact: Contact, email: string, keepsName: boolean) => Promise<string | null>
  onRemove: (contact: Contact) => void
  /** Reports that the text message was opened, or that it was not sent after all. */
  onTexted: (contact: Contact, isTexted: boolean) => void
  onTyped: (uuid: string, isTyped: boolean) => void
}

interface Props extends ItemActions {
  contact: Contact
  /** null: the memorial is not paid for, so nobody can be invited yet. */
  links: ShareLinks | null
  progress: InviteProgress | undefined
  isEdited: boolean
}

export const editButtonId = (uuid: string): string => `edit-${uuid}`

/** One contact: who it is, the status of the invitation, and the actions. */
export function ContactItem({ contact, links, progress, isEdited, ...actions }: Props) {
  const { onInvite, onEdit, onSave, onRemove, onTexted, onTyped } = actions
  const t = useTranslations('contactList.row')
  const { uuid, email, phone, dateTexted } = contact
  const who = contactLabel(contact)
  const { title, detail } = linesOf(contact)
  useFocusAfterEdit(uuid, isEdited)

  if (isEdited)
    return (
      <li>
        <ContactEditor
          contact={contact}
          onSave={(email, keepsName) => onSave(contact, email, keepsName)}
          onCancel={() => onEdit(null, uuid)}
          onRemove={() => onRemove(contact)}
          onTyped={(is) => onTyped(uuid, is)}
        />
      </li>
    )
  return (
    <li className={styles.person}>
      <div className={`anywhere tabular ${styles.who}`}>
        <b className="strong" dir="auto">
          <Breakable text={title} />
        </b>
        {detail && (
          <span className="note" dir="auto">
            <Breakable text={detail} />
          </span>
        )}
      </div>
      <div className={styles.state}>
        {progress?.state === 'failed' ? (
          <InviteTrouble key={progress.reason} who={who} trouble={progress} />
        ) : (
          <InviteState contact={contact} />
        )}
        {!email && dateTexted && (
          <Button
            look="link"
            aria-label={t('notTextedNamed', { who })}
            onPress={() => onTexted(contact, false)}
          >
            {t('notTexted')}
          </Button>
        )}
      </div>
      <div className={styles.action}>
        {links && canBeInvited(contact) && <InviteButton {...{ contact, progress, onInvite }} />}
        {links && !email && phone && (
          <AnchorButton
            wide
            icon={MessageSquare}
            href={links.textTo(contact)}
            aria-label={t(dateTexted ? 'textAgainNamed' : 'textNamed', { who })}
            onClick={() => onTexted(contact, true)}
          >
            {t(dateTexted ? 'textAgain' : 'text')}
          </AnchorButton>
        )}
      </div>
      <div className={styles.edit}>
        <Button
          id={editButtonId(uuid)}
          look="tool"
          icon={Pencil}
          aria-label={t('editNamed', { who })}
          onPress={() => onEdit(contact, uuid)}
        >
          {t('edit')}
        </Button>
      </div>
    </li>
  )
}

/** Returns the focus to where it was before the editor opened. */
function useFocusAfterEdit(uuid: string, isEdited: boolean): void {
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    if (wasEdited.current && !isEdited) document.getElementById(editButtonId(uuid))?.focus()
    wasEdited.current = isEdited
  }, [uuid, isEdited])
}

interface InviteButtonProps {
  contact: Contact
  progress: InviteProgress | undefined
  onInvite: (contact: Contact) => Promise<void>
}

/**
 * Send Invite or Resend Invite; it also shows the progress. It stays one button throughout, so that it keeps the focus.
 */
function InviteButton({ contact, progress, onInvite }: InviteButtonProps) {
  const t = useTranslations('contactList.invite')
  const who = contactLabel(contact)
  const isSent = progress?.state === 'sent'
  const label = isSent ? t('sent') : t(wasInvited(contact) ? 'resend' : 'send')
  const icon = isSent ? CircleCheck : progress?.state === 'failed' ? RotateCw : Send
  return (
    <span className={isSent ? styles.sent : undefined}>
      <Button
        wide
        icon={icon}
        busyLabel={<Named label={t('sending')} who={who} />}
        onPress={isSent ? undefined : () => onInvite(contact)}
      >
        <Named label={label} who={who} />
      </Button>
    </span>
  )
}

/** Adds the contact to the button's name for screen readers, since each row has a button with the same label. */
function Named({ label, who }: { label: string; who: string }) {
  const t = useTranslations('contactList.invite')
  return (
    <span>
      {label}
      <span className="visually-hidden"> {t('to', { who })}</span>
    </span>
  )
}
