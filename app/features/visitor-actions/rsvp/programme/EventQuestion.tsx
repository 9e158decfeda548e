import { useTranslations } from '#app/messages/index.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { PublicEvent } from '#contract/events.ts'
import { rsvp as limits } from '#contract/limits.ts'
import type { EventStatus } from '#contract/programme.ts'
import { useEventWords } from '../../programme/event-words.ts'
import type { FieldMessages } from '../use-rsvp.ts'
import { type Choice, guestsField, mayCome, statusesFor, statusField } from './event-answers.ts'
import styles from './ProgrammeRsvp.module.css'

interface Props {
  event: PublicEvent
  choice: Choice
  problems: FieldMessages
  /** Every question stands open, as it must without script. */
  isPlain: boolean
  onStatus: (status: EventStatus) => void
  onGuests: (guests: string) => void
}

/** One event of the form: whether somebody comes, and with how many. */
export function EventQuestion({ event, choice, problems, isPlain, onStatus, onGuests }: Props) {
  const t = useTranslations('visitProgramme')
  const rsvp = useTranslations('visitRsvp')
  const { titleOf, whenOf } = useEventWords()
  const { uuid, place } = event
  const statuses = statusesFor(event)
  const house = place?.split(/[,،\n]/)[0]?.trim()
  return (
    <div className={styles.question}>
      <RadioButtons
        legend={
          <>
            <span className={styles.title} dir="auto">
              {titleOf(event)}
            </span>
            <span className={styles.when} suppressHydrationWarning>
              {whenOf({ ...event, ends: null, endDate: null })}
              {house && (
                <>
                  {' · '}
                  <bdi>{house}</bdi>
                </>
              )}
            </span>
            <span className={styles.ask}>{t('ask')}</span>
          </>
        }
        name={statusField(uuid)}
        options={statuses.map((value) => ({ value, label: t(value) }))}
        value={choice.status}
        onValue={onStatus}
        error={problems[statusField(uuid)]}
        short={statuses.length === 3}
        required
      />
      {(isPlain || mayCome(choice.status)) && (
        <div className={styles.guests}>
          <TextField
            label={
              <>
                {rsvp('guests')}
                <span className="visually-hidden">, {titleOf(event)}</span>
              </>
            }
            optional
            name={guestsField(uuid)}
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.guestsMax}
            value={choice.guests}
            onChange={(changed) => onGuests(changed.target.value)}
            error={problems[guestsField(uuid)]}
          />
        </div>
      )}
    </div>
  )
}
