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
          <span className="stack s0">
            <span className="title anywhere" dir="auto">
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
            <span className="strong top2">{t('ask')}</span>
          </span>
        }
        name={nameStatusField(uuid)}
        options={statuses.map((value) => ({ value, label: t(value) }))}
        defaultValue={choice?.status ?? null}
        error={problems[nameStatusField(uuid)] && t('missing')}
        short={statuses.length === 3}
        required
      />
      <GuestsField
        name={nameGuestsField(uuid)}
        title={titleOf(event)}
        guests={choice?.guests}
        problem={problems[nameGuestsField(uuid)]}
      />
    </div>
  )
}

interface GuestsProps {
  name: string
  /** Of the event; of the one day there is none. */
  title?: string
  guests: string | undefined
  problem: string | undefined
}

/** How many they bring. */
export function GuestsField({ name, title, guests, problem }: GuestsProps) {
  const t = useTranslations('visitRsvp')
  return (
    <div className={styles.guests}>
      <TextField
        id={`rsvp-${name}`}
        label={
          <>
            {t('guests')}
            {title && <span className="visually-hidden">, {title}</span>}
          </>
        }
        optional
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.guestsMax}
        defaultValue={guests}
        error={problem && t('guestsProblem', { most: limits.guestsMax })}
      />
    </div>
  )
}
