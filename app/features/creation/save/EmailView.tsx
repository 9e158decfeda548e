import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { emailProblem } from '#app/lib/problems.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { EmailSuggestion } from '#app/parts/mail-address/EmailSuggestion.tsx'
import { useEmailSuggestion } from '#app/parts/mail-address/use-email-suggestion.ts'
import type { SignUpTrouble } from '#app/parts/sign-up/create-account.ts'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { Word } from '#app/ui/Word.tsx'
import { SaveStep } from './SaveStep.tsx'
import { LOGIN_PATH } from './use-next.ts'

interface Props {
  name: string
  trouble: SignUpTrouble | null
  onContinue: () => void
  /** Creates the account from what was entered before. */
  onRetry: () => Promise<unknown>
  /** The address was changed: messages about the previous one are cleared. */
  onChange: () => void
}

export function EmailView({ name, trouble, onContinue, onRetry, onChange }: Props) {
  const t = useTranslations('save')
  const email = useDraft((draft) => draft.email)
  const [left, setLeft] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const problem = emailProblem(email)
  const { meant, asks } = useEmailSuggestion()
  useFocusFirstError(form, refusals)

  function submit() {
    setLeft(true)
    if (problem || asks(email)) return setRefusals(refusals + 1)
    onContinue()
  }

  function write(text: string) {
    draftStore.update(setText('email', text), { typing: true })
    onChange()
  }

  const taken = trouble?.at === 'taken' && (
    <>
      {trouble.words}{' '}
      <Link to={LOGIN_PATH}>
        <Word of="logIn" />
      </Link>
    </>
  )

  const doubt = meant?.typed === email.trim() && <EmailSuggestion {...meant} onTake={write} />

  return (
    <SaveStep
      title={t('email.title', { name })}
      intro={t('email.intro')}
      onSubmit={submit}
      primary={<Button look="primary" type="submit" word="continue" />}
    >
      <div className="stack" ref={form}>
        {trouble?.at === 'page' && (
          <Notice
            kind="error"
            isAnswer
            title={trouble.words}
            action={trouble.retry && <Button icon={RotateCw} onPress={onRetry} word="tryAgain" />}
          >
            {t('nothingLost')}
          </Notice>
        )}
        <EmailField
          label={t('email.label')}
          help={t('email.help')}
          error={(left && problem) || taken || (trouble?.at === 'email' && trouble.words) || doubt}
          required
          value={email}
          onBlur={() => setLeft(email !== '')}
          onChange={({ target }) => write(target.value)}
        />
        <p>
          <LinkButton look="link" to={LOGIN_PATH}>
            {t('email.haveAccount')}
          </LinkButton>
        </p>
      </div>
    </SaveStep>
  )
}
