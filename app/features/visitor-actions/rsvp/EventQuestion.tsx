import { useTranslations } from '#app/messages/index.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import { useEventWords } from '../programme/event-words.ts'
import {
  type FieldMessages,
  listStatuses,
  nameGuestsField,
  nameStatusField,
  type RsvpFormValues,
} from './answer.ts'
import styles from './Rsvp.module.css'

interface Props {
  event: PublicEvent
  /** The zone of the programme. */
  home: string | null
  choice: RsvpFormValues['choices'][string] | undefined
  problems: FieldMessages
}

/** One event of the form: whether somebody comes, and with how many. */
export function EventQuestion({ event, home, choice, problems }: Props) {
  const t = useTranslations('visitProgramme')
  const rsvp = useTranslations('visitRsvp')
  const { titleOf, whenOf } = useEventWords(home)
  const { uuid, place, overAt, asksFood, asksAccess } = event
  const statuses = listStatuses(event)
  const house = place?.split(/[,،\n]/)[0]?.trim()
  return (
    // The page may be older than the day: its clock takes away what is over (programme/programme-clock.ts).
    <div
      id={`rsvp-${uuid}`}
      className={`stack s3 ${styles.question}`}
      data-closes={overAt ?? undefined}
      data-food={asksFood || undefined}
      data-access={asksAccess || undefined}
    >
      <RadioButtons
        legend={
          <>
            <span className={styles.title} dir="auto">
              {titleOf(event)}
            </span>
            <span className={`note anywhere ${styles.when}`}>
              {whenOf({ ...event, ends: null, endDate: null })}
              {house && (
                <>
                  {' · '}
                  <bdi>{house}</bdi>
                </>
              )}
            </span>
            <span className={`strong top2 ${styles.ask}`}>{t('ask')}</span>
          </>
        }
        name={nameStatusField(uuid)}
        options={statuses.map((value) => ({ value, label: t(value) }))}
        defaultValue={choice?.status ?? null}
        error={problems[nameStatusField(uuid)] && t('missing')}
        short={statuses.length === 3}
        required
      />
      <div className={styles.guests}>
        <TextField
          id={`rsvp-guests-${uuid}`}
          label={
            <>
              {rsvp('guests')}
              <span className="visually-hidden">, {titleOf(event)}</span>
            </>
          }
          optional
          name={nameGuestsField(uuid)}
          type="number"
          inputMode="numeric"
          min={0}
          max={limits.guestsMax}
          defaultValue={choice?.guests}
          error={problems[nameGuestsField(uuid)] && rsvp('guestsProblem', { most: limits.guestsMax })}
        />
      </div>
    </div>
  )
}
