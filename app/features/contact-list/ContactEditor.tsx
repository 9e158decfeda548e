import { Trash2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { fullName } from '#app/lib/full-name.ts'
import { isOtherContact } from '#app/lib/is-other-contact.ts'
import { useSingleFieldForm } from '#app/lib/use-single-field-form.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailSuggestion } from '#app/parts/mail-address/EmailSuggestion.tsx'
import { useEmailSuggestion } from '#app/parts/mail-address/use-email-suggestion.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Contact } from '#contract/contacts.ts'
import styles from './ContactItem.module.css'
import { isAddress, wasInvited } from './contact-rules.ts'

interface Props {
  contact: Contact
  /** Returns null, or why it was not saved, as text. */
  onSave: (email: string, keepsName: boolean) => Promise<string | null>
  onCancel: () => void
  onRemove: () => void
  /** Whether the field has a different address. */
  onTyped: (isTyped: boolean) => void
}

/** Edits a contact's address in place. Typed text stays until it is saved. */
export function ContactEditor({ contact, onSave, onCancel, onRemove, onTyped }: Props) {
  const t = useTranslations('contactList.edit')
  const before = contact.email ?? ''
  const name = fullName(contact)
  const [keepsName, setKeepsName] = useState(false)
  const { meant, asks } = useEmailSuggestion()
  const { text, pending, submit, put, field } = useSingleFieldForm({
    start: before,
    check: (email) => (isAddress(email) ? null : t('invalid')),
    asks,
    send: (email) => onSave(email, keepsName || !isOtherContact(before, email)),
    onTyped,
  })
  const { ref } = field

  useEffect(() => ref.current?.focus(), [ref])

  function save(event: FormEvent) {
    if (text !== before) return submit(event)
    event.preventDefault()
    onCancel()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  const help =
    before === '' ? t('phoneHelp', { phone: contact.phone ?? '' }) : wasInvited(contact) && t('newAddress')
  return (
    <form className={`card ${styles.editing}`} noValidate onSubmit={save} onKeyDown={handleKey}>
      <TextField
        {...field}
        error={field.error ?? (meant?.typed === text && <EmailSuggestion {...meant} onTake={put} />)}
        label={t('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={help}
      />
      {name && isOtherContact(before, text) && (
        <div className="top3">
          <Checkbox checked={keepsName} onChange={(event) => setKeepsName(event.target.checked)}>
            {t('keepsName', { name })}
          </Checkbox>
          <p className="small quiet">{t('keepsNameHelp')}</p>
        </div>
      )}
      <div className={`row ends s3 tight top4 ${styles.editTools}`}>
        <Button look="tool" icon={Trash2} onPress={onRemove} word="remove" />
        <Button look="plain" onPress={onCancel} word="cancel" />
        <Button type="submit" busy={pending} busyWord="saving" word="save" />
      </div>
    </form>
  )
}
