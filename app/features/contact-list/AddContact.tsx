import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { emailPattern } from '#contract/fields.ts'
import { account, contacts as limits } from '#contract/limits.ts'

interface Props {
  isFull: boolean
  /** Gives null, or why it was not added, in words. */
  onAdd: (email: string) => Promise<string | null>
}

/** One address at a time (spec 2 §5). The field keeps what was typed until it is in the list. */
export function AddContact({ isFull, onAdd }: Props) {
  const t = useTranslations('contactList.add')
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = text.trim()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (email === '' || pending || isFull) return
    if (!emailPattern.test(email) || email.length > account.emailMax) {
      setError(t('invalid'))
      return field.current?.focus()
    }
    setError(null)
    setPending(true)
    const problem = await onAdd(email)
    setPending(false)
    setError(problem)
    // What was typed on meanwhile stays.
    if (problem === null) setText((now) => (now === text ? '' : now))
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={add}>
      <TextField
        ref={field}
        label={t('label')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        error={error}
        help={isFull && t('full', { limit: limits.max })}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
        beside={
          <Button
            type="submit"
            icon={Plus}
            busy={pending}
            busyLabel={t('adding')}
            disabled={email === '' || isFull}
          >
            {t('add')}
          </Button>
        }
      />
    </form>
  )
}
