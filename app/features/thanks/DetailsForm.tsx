import { useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useToast } from '#app/ui/Toast.tsx'
import { thanks as limits } from '#contract/host-limits.ts'
import { account } from '#contract/limits.ts'
import type { ThanksLine } from '#contract/thanks.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { type KeptLine, withLine } from './kept.ts'
import type { Shared } from './shared.ts'
import styles from './Thanks.module.css'
import { emailProblem } from './typed-problems.ts'
import { useAttempt } from './use-attempt.ts'

const nothingTyped = { name: undefined, email: undefined, postalAddress: undefined }

/** The name and addresses of one person, as cards, labels and notes have them. */
export function DetailsForm({
  line,
  thanks,
  kept,
  keep,
  redirectOnAuthError,
}: Shared & { line: ThanksLine }) {
  const t = useTranslations('thanks.details')
  const showToast = useToast()
  const { error, clear, attempt } = useAttempt(redirectOnAuthError)
  const [isChecked, setIsChecked] = useState(false)
  const mail = useRef<HTMLInputElement>(null)
  const typed = kept.lines[line.uuid] ?? {}
  const shown = {
    name: typed.name ?? line.name ?? '',
    email: typed.email ?? (line.typedEmail || (line.email ?? '')),
    postalAddress: typed.postalAddress ?? line.postalAddress,
  }
  const type = (change: KeptLine) => {
    clear()
    keep((now) => withLine(now, line.uuid, change))
  }

  async function save(version?: number) {
    setIsChecked(emailProblem(shown.email) !== null)
    if (emailProblem(shown.email)) return mail.current?.focus()
    const { note: _, ...changed } = typed
    await attempt(async () => {
      await thanks.save(line, changed, version)
      type(nothingTyped)
      showToast({ message: t('saved') })
    })
  }

  const errorAt = (field: string) => (error?.field === field ? error.message : null)
  const isElsewhere = error?.field && !(error.field in shown)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={limits.nameMax}
        value={shown.name}
        error={errorAt('name')}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <TextField
        ref={mail}
        label={t('email')}
        type="email"
        autoComplete="off"
        maxLength={account.emailMax}
        value={shown.email}
        error={(isChecked && emailProblem(shown.email)) || errorAt('email')}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <TextArea
        label={t('postal')}
        help={t('postalHelp')}
        look="plain"
        rows={3}
        count={limits.postalMax}
        value={shown.postalAddress}
        error={errorAt('postalAddress')}
        onChange={(event) => type({ postalAddress: event.currentTarget.value })}
      />
      {error?.code === 'THANKS_CHANGED' ? (
        <ChangedNotice
          read={() => thanks.read(line.uuid)}
          wordsOf={({ name, email, postalAddress }) =>
            [name, email, postalAddress].filter(Boolean).join('\n')
          }
          onMine={async (version) => save(version)}
          onTheirs={() => type(nothingTyped)}
        />
      ) : (
        error && (!error.field || isElsewhere) && <FieldError>{error.message}</FieldError>
      )}
      <div className={styles.acts}>
        <Button type="submit">{t('save')}</Button>
      </div>
    </form>
  )
}
