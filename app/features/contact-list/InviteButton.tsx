import { CircleCheck, RotateCw, Send } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Contact } from '#contract/contacts.ts'
import styles from './ContactItem.module.css'
import { contactLabel, wasInvited } from './contact-rules.ts'
import type { InviteProgress } from './use-invites.ts'

interface Props {
  contact: Contact
  progress: InviteProgress | undefined
  onInvite: (contact: Contact) => Promise<void>
}

/**
 * Send Invite or Resend Invite; it also shows the progress. It stays one button throughout, so that it keeps the focus.
 */
export function InviteButton({ contact, progress, onInvite }: Props) {
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
