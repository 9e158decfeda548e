import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { account, rsvp as limits } from '#contract/limits.ts'
import { type Problems, type Status, statuses, statusOf } from './answer.ts'
import styles from './Rsvp.module.css'

/** Initial values of the fields. */
export interface RsvpFormValues {
  status: Status | null
  name: string
  email: string
  /** As typed if it is not a number. */
  guests: number | string
  message: string
}

export const blankRsvpForm: RsvpFormValues = { status: null, name: '', email: '', guests: 0, message: '' }

const both = { name: true, email: true }

interface Props {
  shareSlug: string
  begun: RsvpFormValues
  /** Who answers, if known. */
  knownAs?: ReactNode
  /** Which of these fields are shown; by default both. */
  asks?: { name: boolean; email: boolean } | undefined
  problems: Problems
  /** An error that belongs to no field. */
  trouble?: { title: string; reason: string | null } | null | undefined
  busy?: boolean | undefined
  form?: RefObject<HTMLFormElement | null>
  onSubmit?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  /**
   * Set on the no-script page: there the server reports what is missing, and name and address are optional for a
   * personal link.
   */
  plain?: { invite: string | null; mailToken: string | null; receipt: string | null } | undefined
}

/**
 * One of three answers, with name and address; everything else is optional. A real form, which works before hydration
 * and without script.
 */
export function RsvpForm(props: Props) {
  const {
    shareSlug,
    begun,
    knownAs,
    asks = both,
    problems,
    trouble,
    busy,
    form,
    onSubmit,
    onCancel,
    plain,
  } = props
  const t = useTranslations('visitRsvp')
  const [status, setStatus] = useState(begun.status)
  const needsWho = !plain?.invite

  useEffect(() => {
    const own = form?.current
    if (!own) return
    // Takes over what was chosen before hydration.
    setStatus((chosen) => statusOf(new FormData(own).get('status')) ?? chosen)
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
      <RadioButtons
        legend={t('question')}
        name="status"
        options={statuses.map((value) => ({ value, label: t(value) }))}
        value={status}
        onValue={setStatus}
        error={problems.status}
        required
      />
      {knownAs}
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
              required={needsWho}
            />
          )}
          {asks.email && (
            <TextField
              label={t('email')}
              name="email"
              type="email"
              defaultValue={begun.email}
              error={problems.email}
              autoComplete="email"
              maxLength={account.emailMax}
              required={needsWho}
            />
          )}
        </div>
      )}
      {(plain || status !== 'NOT_ATTENDING') && (
        <div className={styles.guests}>
          <TextField
            label={t('guests')}
            optional
            name="guests"
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.guestsMax}
            defaultValue={begun.guests || ''}
            error={problems.guests}
          />
        </div>
      )}
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
            {t('keep')}
          </Button>
        )}
      </p>
    </form>
  )
}
