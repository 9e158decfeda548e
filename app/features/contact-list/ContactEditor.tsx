import { Trash2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Contact } from '#contract/contacts.ts'
import { emailPattern } from '#contract/fields.ts'
import { account } from '#contract/limits.ts'
import styles from './ContactItem.module.css'
import { wasInvited } from './invite.ts'

interface Props {
  contact: Contact
  /** Gives null, or why it was not saved, in words. */
  onSave: (email: string) => Promise<string | null>
  onCancel: () => void
  onRemove: () => void
}

/** A contact's address, changed where it stands. What was typed stays until it is saved. */
export function ContactEditor({ contact, onSave, onCancel, onRemove }: Props) {
  const t = useTranslations('contactList.edit')
  const before = contact.email ?? ''
  const [text, setText] = useState(before)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = text.trim()

  useEffect(() => field.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    if (email === before) return onCancel()
    const isValid = emailPattern.test(email) && email.length <= account.emailMax
    const problem = isValid ? await saving() : t('invalid')
    if (problem === null) return
    setError(problem)
    field.current?.focus()
  }

  async function saving() {
    setPending(true)
    const problem = await onSave(email)
    setPending(false)
    return problem
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
  }

  const help =
    before === '' ? t('phoneHelp', { phone: contact.phone ?? '' }) : wasInvited(contact) && t('newAddress')
  return (
    <form className={styles.editing} noValidate onSubmit={save} onKeyDown={handleKey}>
      <TextField
        ref={field}
        label={t('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        help={help}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <div className={styles.editTools}>
        <Button look="tool" icon={Trash2} onPress={onRemove}>
          {t('remove')}
        </Button>
        <Button look="plain" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={pending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
