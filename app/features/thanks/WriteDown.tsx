import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { problemMessage } from '#app/lib/field-message.ts'
import { useAction } from '#app/lib/use-action.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { emailPattern } from '#contract/email-pattern.ts'
import { thanks as limits } from '#contract/host-limits.ts'
import { account } from '#contract/limits.ts'
import type { Thanks } from './use-thanks.ts'
import type { TypedLine, UnsentWords } from './use-unsent.ts'

interface Props {
  thanks: Thanks
  words: UnsentWords
}

/** Writes down what only the family knows of. Enter adds, so that twelve bunches are twelve names. */
export function WriteDown({ thanks, words: { unsent, setTyped } }: Props) {
  const t = useTranslations('thanks.write')
  const showToast = useToast()
  const { failure, clear, attempt } = useAction()
  const [isChecked, setIsChecked] = useState(false)
  const who = useRef<HTMLInputElement>(null)
  const mail = useRef<HTMLInputElement>(null)
  const typed = unsent.typed ?? { id: '', name: '', words: '', email: '' }
  const email = typed.email.trim()
  const problems = {
    name: typed.name.trim() === '' ? problemMessage('nameRequired') : null,
    email: email === '' || emailPattern.test(email) ? null : problemMessage('enterEmailFull'),
  }

  const type = (change: Partial<TypedLine>) => {
    clear()
    setTyped({ ...typed, id: typed.id || newId(), ...change })
  }

  async function add() {
    setIsChecked(problems.name !== null || problems.email !== null)
    if (problems.name) return who.current?.focus()
    if (problems.email) return mail.current?.focus()
    const isDone = await attempt(() => thanks.add(typed))
    if (!isDone) return
    setTyped(null)
    showToast({ message: t('added', { name: typed.name.trim() }) })
    who.current?.focus()
  }

  const errorAt = (field: string) => (failure?.field === field ? failure.message : null)
  return (
    <Card title={t('title')}>
      <form
        className="stack s4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p className="quiet small">{t('intro')}</p>
        <TextField
          ref={who}
          label={t('who')}
          autoComplete="off"
          maxLength={limits.nameMax}
          value={typed.name}
          error={(isChecked && problems.name) || errorAt('name')}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('was')}
          optional
          autoComplete="off"
          maxLength={limits.wordsMax}
          value={typed.words}
          error={errorAt('words')}
          onChange={(event) => type({ words: event.currentTarget.value })}
        />
        <TextField
          ref={mail}
          label={t('email')}
          optional
          type="email"
          autoComplete="off"
          maxLength={account.emailMax}
          value={typed.email}
          error={(isChecked && problems.email) || errorAt('email')}
          onChange={(event) => type({ email: event.currentTarget.value })}
        />
        {failure && !failure.field && <FieldError>{failure.message}</FieldError>}
        <Button type="submit" icon={Plus} busyLabel={t('adding')}>
          {t('add')}
        </Button>
      </form>
    </Card>
  )
}
