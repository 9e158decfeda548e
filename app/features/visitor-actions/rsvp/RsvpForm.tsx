import { useEffect, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { rsvp as limits } from '#contract/limits.ts'
import { AnswerForm, type AnswerFormProps, type PersonValues } from './AnswerForm.tsx'
import { type Status, statuses, statusOf } from './answer.ts'
import styles from './Rsvp.module.css'

/** Initial values of the fields. */
export interface RsvpFormValues extends PersonValues {
  status: Status | null
  /** As typed if it is not a number. */
  guests: number | string
}

export const blankRsvpForm: RsvpFormValues = { status: null, name: '', email: '', guests: 0, message: '' }

/** One of three answers to the one day, with name and address. */
export function RsvpForm({ begun, ...props }: AnswerFormProps & { begun: RsvpFormValues }) {
  const { problems, form, plain } = props
  const t = useTranslations('visitRsvp')
  const [status, setStatus] = useState(begun.status)

  useEffect(() => {
    const own = form?.current
    // Takes over what was chosen before hydration.
    if (own) setStatus((chosen) => statusOf(new FormData(own).get('status')) ?? chosen)
  }, [form])

  return (
    <AnswerForm
      {...props}
      begun={begun}
      question={
        <RadioButtons
          legend={t('question')}
          name="status"
          options={statuses.map((value) => ({ value, label: t(value) }))}
          value={status}
          onValue={setStatus}
          error={problems.status}
          required
        />
      }
      more={
        (plain || status !== 'NOT_ATTENDING') && (
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
        )
      }
    />
  )
}
