import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { emailProblem } from '#app/lib/problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { HelperRole } from '#contract/hosts.ts'
import { hosts as limits } from '#contract/limits.ts'
import styles from './Hosts.module.css'

const roles = ['ADMIN', 'MODERATOR'] as const

interface Props {
  fieldId: string
  isFull: boolean
  /** Gives null, or why it was not sent, in words. */
  onInvite: (email: string, role: HelperRole) => Promise<string | null>
}

/** One address at a time. The field keeps what was typed until the invitation is on its way. */
export function InviteForm({ fieldId, isFull, onInvite }: Props) {
  const t = useTranslations('hosts.invite')
  const [text, setText] = useState('')
  const [role, setRole] = useState<HelperRole>('ADMIN')
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending || isFull) return
    const problem = emailProblem(text)
    setError(problem ?? null)
    if (problem === undefined) {
      setPending(true)
      const refusal = await onInvite(text.trim(), role)
      setPending(false)
      setError(refusal)
      // What was typed on meanwhile stays.
      if (refusal === null) setText((now) => (now === text ? '' : now))
    }
    field.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextField
        ref={field}
        id={fieldId}
        label={t('label')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        help={isFull ? t('full', { limit: limits.max }) : t('what')}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
      />
      <RadioCards
        legend={t('role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`), help: t(`rolesHelp.${value}`) }))}
        value={role}
        onValue={setRole}
      />
      <p>
        <Button type="submit" icon={Send} busy={pending} busyLabel={t('sending')} disabled={isFull}>
          {t('send')}
        </Button>
      </p>
    </form>
  )
}
