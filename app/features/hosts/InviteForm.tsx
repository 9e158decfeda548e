import { Send } from 'lucide-react'
import { useState } from 'react'
import { emailProblem } from '#app/lib/problems.ts'
import { useSingleFieldForm } from '#app/lib/use-single-field-form.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailSuggestion } from '#app/parts/mail-address/EmailSuggestion.tsx'
import { useEmailSuggestion } from '#app/parts/mail-address/use-email-suggestion.ts'
import { Button } from '#app/ui/Button.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { hosts as limits } from '#contract/host-limits.ts'
import type { HelperRole } from '#contract/hosts.ts'

const roles = ['ADMIN', 'MODERATOR'] as const

interface Props {
  fieldId: string
  isFull: boolean
  onInvite: (email: string, role: HelperRole) => Promise<void>
  /** Whether an address was typed for which no invitation was sent. */
  onTyped: (isTyped: boolean) => void
}

/** Invites one address at a time. The field keeps its text until the request has succeeded. */
export function InviteForm({ fieldId, isFull, onInvite, onTyped }: Props) {
  const t = useTranslations('hosts.invite')
  const [role, setRole] = useState<HelperRole>('ADMIN')
  const { meant, asks } = useEmailSuggestion()
  const { text, pending, submit, put, field } = useSingleFieldForm({
    check: (email) => emailProblem(email) ?? null,
    asks,
    send: (email) => onInvite(email, role),
    onTyped,
  })

  return (
    <form
      className="stack s4"
      noValidate
      onSubmit={(event) => {
        if (isFull) event.preventDefault()
        else void submit(event)
      }}
    >
      <TextField
        {...field}
        error={field.error ?? (meant?.typed === text && <EmailSuggestion {...meant} onTake={put} />)}
        id={fieldId}
        label={t('label')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={isFull ? t('full', { limit: limits.max }) : t('what')}
      />
      <RadioCards
        legend={t('role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`), help: t(`rolesHelp.${value}`) }))}
        value={role}
        onValue={setRole}
      />
      <p>
        <Button type="submit" icon={Send} busy={pending} busyWord="sending" disabled={isFull}>
          {t('send')}
        </Button>
      </p>
    </form>
  )
}
