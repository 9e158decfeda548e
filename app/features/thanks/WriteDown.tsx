import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { newId } from '#app/draft/ids.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import { account } from '#contract/limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import type { KeptWritten } from './kept.ts'
import panel from './LinePanel.module.css'
import type { Shared } from './shared.ts'
import styles from './Thanks.module.css'
import { emailProblem, nameProblem } from './typed-problems.ts'
import { useAttempt } from './use-attempt.ts'

const kinds = ['FLOWERS', 'MEALS', 'LETTER', 'HELP', 'OTHER'] as const

const nothing = (kind: string): KeptWritten => ({
  id: newId(),
  kind,
  name: '',
  words: '',
  email: '',
  postalAddress: '',
})

interface Question {
  line: ThanksLine
  other: { uuid: string; name: string }
}

/** Writes down what only the family knows of. Enter adds and keeps the kind, so that twelve bunches are twelve names. */
export function WriteDown({ thanks, kept, keep, redirectOnAuthError }: Shared) {
  const t = useTranslations('thanks.write')
  const details = useTranslations('thanks.details')
  const same = useTranslations('thanks.same')
  const showToast = useToast()
  const { error, clear, attempt } = useAttempt(redirectOnAuthError)
  const [kind, setKind] = useState<string>('FLOWERS')
  const [question, setQuestion] = useState<Question | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const who = useRef<HTMLInputElement>(null)
  const mail = useRef<HTMLInputElement>(null)
  const written = kept.written ?? { ...nothing(kind), id: '' }

  const type = (change: Partial<KeptWritten>) => {
    clear()
    keep((now) => ({ ...now, written: { ...(now.written ?? nothing(kind)), ...change } }))
  }

  async function add() {
    const entry = kept.written ?? nothing(kind)
    const wrong = { name: nameProblem(entry.name), email: emailProblem(entry.email) }
    setIsChecked(wrong.name !== null || wrong.email !== null)
    if (wrong.name) return who.current?.focus()
    if (wrong.email) return mail.current?.focus()
    const isDone = await attempt(async () => {
      const { line, namesakes } = await thanks.add(entry)
      const [other] = namesakes
      setKind(entry.kind)
      keep((now) => ({ ...now, written: null }))
      setQuestion(other ? { line, other } : null)
      showToast({ message: t('added', { name: line.name ?? '' }) })
    })
    if (isDone) who.current?.focus()
  }

  const join = ({ line, other }: Question) =>
    attempt(async () => {
      await thanks.join(other.uuid, line.uuid)
      setQuestion(null)
      showToast({ message: same('joined') })
    })

  const errorAt = (field: string) => (error?.field === field ? error.message : null)
  return (
    <Card title={t('title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p className="quiet small">{t('intro')}</p>
        <SelectField
          label={t('what')}
          value={written.kind}
          onChange={(event) => {
            setKind(event.currentTarget.value)
            type({ kind: event.currentTarget.value })
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`whats.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={who}
          label={t('who')}
          autoComplete="off"
          maxLength={limits.nameMax}
          value={written.name}
          error={(isChecked && nameProblem(written.name)) || errorAt('name')}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('was')}
          optional
          autoComplete="off"
          maxLength={limits.wordsMax}
          value={written.words}
          error={errorAt('words')}
          onChange={(event) => type({ words: event.currentTarget.value })}
        />
        <details
          className={panel.more}
          open={written.email !== '' || written.postalAddress !== '' || undefined}
        >
          <summary>{t('addresses')}</summary>
          <div className={styles.form}>
            <TextField
              ref={mail}
              label={details('email')}
              optional
              type="email"
              autoComplete="off"
              maxLength={account.emailMax}
              value={written.email}
              error={(isChecked && emailProblem(written.email)) || errorAt('email')}
              onChange={(event) => type({ email: event.currentTarget.value })}
            />
            <TextArea
              label={details('postal')}
              optional
              look="plain"
              rows={3}
              count={limits.postalMax}
              help={details('postalHelp')}
              value={written.postalAddress}
              error={errorAt('postalAddress')}
              onChange={(event) => type({ postalAddress: event.currentTarget.value })}
            />
          </div>
        </details>
        {error && !error.field && <FieldError>{error.message}</FieldError>}
        <Button type="submit" icon={Plus} busyLabel={t('adding')}>
          {t('add')}
        </Button>
        {question && (
          <Notice title={same('question', { name: question.other.name })} isAnswer>
            <div className={styles.acts}>
              <Button onPress={() => join(question)}>{same('yes')}</Button>
              <Button onPress={() => setQuestion(null)}>{same('apart')}</Button>
            </div>
          </Notice>
        )}
      </form>
    </Card>
  )
}
