import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import type { Contact } from '#contract/contacts.ts'
import { contactLabel } from './contact-rules.ts'

interface Props {
  contact: Contact
  onKeep: () => void
  /** Returns null, or why the contact was not removed, as text. */
  onRemove: () => Promise<string | null>
}

/** Asks before a contact is removed, because the removal is saved at once. */
export function RemoveDialog({ contact, onKeep, onRemove }: Props) {
  const t = useTranslations('contactList.remove')
  const [error, setError] = useState<string | null>(null)
  return (
    <ConfirmDialog
      open
      onClose={onKeep}
      title={t('title')}
      primary={{ label: t('keep'), onPress: onKeep }}
      secondary={{
        label: t('remove'),
        busyLabel: t('removing'),
        onPress: async () => setError(await onRemove()),
      }}
    >
      <p>{t('body', { who: contactLabel(contact) })}</p>
      {error && <FieldError>{error}</FieldError>}
    </ConfirmDialog>
  )
}
