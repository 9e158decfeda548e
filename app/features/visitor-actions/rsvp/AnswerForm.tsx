import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { account, rsvp as limits } from '#contract/limits.ts'
import styles from './Rsvp.module.css'
import type { EmailSuggestion, FieldMessages } from './use-rsvp.ts'

/** Initial values of the fields that every answer has. */
export interface PersonValues {
  name: string
  email: string
  message: string
}

const both = { name: true, email: true }

export interface AnswerFormProps {
  shareSlug: string
  /** Who answers, if known. */
  knownAs?: ReactNode
  /** Which of these fields are shown; by default both. */
  asks?: { name: boolean; email: boolean } | undefined
  /** A personal link without a name: it is asked for, and not required. */
  isNameOptional?: boolean | undefined
  problems: FieldMessages
  /** An error that belongs to no field. */
  trouble?: { title: string; reason: string | null } | null | undefined
  busy?: boolean | undefined
  form?: RefObject<HTMLFormElement | null>
  onSubmit?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  /** Cancelling goes back to an answer; otherwise to the form as it was. */
  isAnswered?: boolean | undefined
  /** The address that seems to have been meant, and how it is taken. */
  meant?: EmailSuggestion | null | undefined
  /**
   * Set on the no-script page: there the server reports what is missing, and name and address are optional for a
   * personal link.
   */
  plain?: { invite: string | null; mailToken: string | null; receipt: string | null } | undefined
}

interface Props extends AnswerFormProps {
  begun: PersonValues
  /** Whether they come. */
  question: ReactNode
  /** After name and address: guests, and what else depends on the answer. */
  more: ReactNode
}

/**
 * An answer with name and address; everything else is optional. A real form, which works before hydration and without
 * script.
 */
export function AnswerForm(props: Props) {
  const { shareSlug, begun, question, more, knownAs, asks = both, problems, trouble, busy, form } = props
  const { onSubmit, onCancel, isAnswered, meant, plain, isNameOptional = false } = props
  const t = useTranslations('visitRsvp')
  const common = useTranslations('common')
  const needsWho = !plain?.invite
  // Name and address take their place a moment later: what is below stays where it is.
  const [hadFields] = useState(asks.name && asks.email)

  useEffect(() => {
    // From now on a press is heard: browser tests wait for it.
    if (form?.current) form.current.dataset.awake = ''
  }, [form])

  // Beside the button that was pressed; a page of its own begins with it.
  const told = trouble && (
    <Notice kind="error" title={trouble.title} isAnswer={!plain}>
      {trouble.reason}
    </Notice>
  )
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`/view/${shareSlug}/rsvp`}
      // What is missing is said beside the fields: by the script, or before it runs by the page that the form leads to.
      noValidate
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit()
      }}
    >
      {plain?.invite && <input type="hidden" name="i" value={plain.invite} />}
      {plain?.mailToken && <input type="hidden" name="a" value={plain.mailToken} />}
      {plain?.receipt && <input type="hidden" name="answer" value={plain.receipt} />}
      {plain && told}
      {question}
      {knownAs && (
        <div className={hadFields ? styles.room : undefined} data-beside={asks.name ? '' : undefined}>
          {knownAs}
        </div>
      )}
      {(asks.name || asks.email) && (
        <div className={styles.pair}>
          {asks.name && (
            <TextField
              label={t('name')}
              name="name"
              defaultValue={begun.name}
              error={problems.name}
              autoComplete="name"
              maxLength={limits.nameMax}
              help={isNameOptional && t('nameKindly')}
              required={needsWho && !isNameOptional}
            />
          )}
          {asks.email && (
            <TextField
              label={t('email')}
              name="email"
              type="email"
              defaultValue={begun.email}
              error={meant ? <Meant {...meant} /> : problems.email}
              autoComplete="email"
              maxLength={account.emailMax}
              required={needsWho}
            />
          )}
        </div>
      )}
      {more}
      <TextArea
        label={t('message')}
        optional
        look="plain"
        name="message"
        rows={3}
        defaultValue={begun.message}
        error={problems.message}
      />
      <p className={styles.lede}>{t.rich('consent', trustLinkTags)}</p>
      {!plain && told}
      <p className={styles.actions}>
        <Button type="submit" look="primary" busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        {onCancel && (
          <Button look="link" onPress={onCancel}>
            {isAnswered ? t('keep') : common('back')}
          </Button>
        )}
      </p>
    </form>
  )
}

/** Asks whether another address was meant; a press takes it. */
function Meant({ typed, address, take }: EmailSuggestion) {
  const t = useTranslations('visitRsvp')
  return t.rich('meant', {
    meant: address,
    typed,
    take: (words) => (
      <Button look="link" onPress={take}>
        {words}
      </Button>
    ),
  })
}
