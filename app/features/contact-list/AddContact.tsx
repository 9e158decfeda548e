import { Plus } from 'lucide-react'
import { useSingleFieldForm } from '#app/lib/use-single-field-form.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailSuggestion } from '#app/parts/mail-address/EmailSuggestion.tsx'
import { useEmailSuggestion } from '#app/parts/mail-address/use-email-suggestion.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { contacts as limits } from '#contract/limits.ts'
import { holdsSeveralContacts, isAddress } from './contact-rules.ts'

interface Props {
  isFull: boolean
  /** Returns null, or why it was not added, as text. */
  onAdd: (email: string) => Promise<string | null>
  /** Whether the field has text that is not in the list. */
  onTyped: (isTyped: boolean) => void
  /** Receives pasted text that is not one address: a list, or a number. */
  onMany: (text: string) => void
}

/** Adds one address at a time. The field keeps the typed text until it is in the list. */
export function AddContact({ isFull, onAdd, onTyped, onMany }: Props) {
  const t = useTranslations('contactList.add')
  const { meant, asks } = useEmailSuggestion()
  const { text, pending, submit, put, field } = useSingleFieldForm({
    check: (email) => (isAddress(email) ? null : t('invalid')),
    asks,
    send: onAdd,
    onTyped,
  })
  const isIdle = text === '' || isFull
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (isIdle) event.preventDefault()
        else void submit(event)
      }}
    >
      <TextField
        {...field}
        error={field.error ?? (meant?.typed === text && <EmailSuggestion {...meant} onTake={put} />)}
        label={t('label')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!holdsSeveralContacts(pasted)) return
          event.preventDefault()
          onMany(pasted)
        }}
        help={isFull && t('full', { limit: limits.max })}
        beside={
          <Button type="submit" icon={Plus} busy={pending} busyLabel={t('adding')} disabled={isIdle}>
            {t('add')}
          </Button>
        }
      />
    </form>
  )
}
