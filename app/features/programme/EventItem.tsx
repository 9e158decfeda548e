import { ChevronUp, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { HostEvent } from '#contract/events.ts'
import { type DraftEvent, placeBefore } from './draft-event.ts'
import { EventFields } from './EventFields.tsx'
import styles from './EventList.module.css'
import type { Person } from './event-form.ts'
import { plainProblems, problemsOf } from './problems.ts'

interface Props {
  event: DraftEvent
  isFirst: boolean
  isOpen: boolean
  /** All that is wrong is told. */
  isTold: boolean
  events: readonly DraftEvent[]
  known: HostEvent | undefined
  contacts: readonly Person[]
  onOpen: () => void
  onClose: () => void
  onChange: (change: Partial<DraftEvent>) => void
  onRemove: () => void
  /** It was taken back, and takes place after all. */
  onTakePlace: () => void
}

/** One event of several: a line that opens to its fields. */
export function EventItem(props: Props) {
  const { event, isFirst, isOpen, events, known, contacts, onOpen, onClose, onChange, onRemove } = props
  const t = useTranslations('programme.list')
  const nameOf = useEventName()
  const [isChecked, setChecked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useFocusFirstError(form, refusals)

  const problems = problemsOf(event)
  const isFaulty = Object.keys(problems).length > 0
  const isTold = props.isTold || isChecked
  const name = nameOf(event)

  function done() {
    setChecked(true)
    if (isFaulty) setRefusals((count) => count + 1)
    else onClose()
  }

  return (
    <li
      data-event={event.id}
      data-field={`EVENT-${event.id}`}
      className={classes(`box ${styles.event}`, isOpen && styles.open, event.isCancelled && styles.cancelled)}
    >
      <h2 className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={isOpen ? onClose : onOpen}
        >
          <span className={styles.time}>{writtenTime(event.begins) || t('noTime')}</span>
          <span className={styles.words}>
            <b dir="auto">{name}</b>
            <Small event={event} events={events} isFirst={isFirst} />
            {!isOpen && isTold && isFaulty && <small className={styles.faulty}>{t('toCorrect')}</small>}
          </span>
          <span className={`s2 touch strong ${styles.edit}`}>
            <Icon of={isOpen ? ChevronUp : Pencil} />
            <span>{t(isOpen ? 'close' : 'open')}</span>
          </span>
        </button>
      </h2>
      {known && <CountsLine event={known} name={name} />}
      {isOpen && (
        <div className={`stack ${styles.panel}`} id={panelId} ref={form}>
          {event.isCancelled ? (
            <>
              <p className="quiet">{t('cancelledHelp')}</p>
              <p>
                <Button icon={Undo2} onPress={props.onTakePlace}>
                  {t('undo')}
                </Button>
              </p>
            </>
          ) : (
            <>
              <EventFields
                {...{ event, isFirst, known, contacts, onChange }}
                isAlone={false}
                problems={isTold ? problems : plainProblems(problems)}
                placeBefore={placeBefore(event, events)}
              />
              <p className="apart s4 tight">
                <Button onPress={done}>{t('done')}</Button>
                <Button look="tool" icon={Trash2} onPress={onRemove}>
                  {/* What people know of stays, as called off. */}
                  {t(known && (isFirst || isAnswered(known.counts)) ? 'takeBack' : 'takeOut')}
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </li>
  )
}

/** Place, day and who is invited, in small lines. */
function Small({ event, events, isFirst }: Pick<Props, 'event' | 'events' | 'isFirst'>) {
  const t = useTranslations('programme.list')
  const { date, place, audience, contactUuids, isCancelled } = event
  const isOneDay = new Set(events.map((one) => one.date).filter(Boolean)).size <= 1
  const lines = [
    isCancelled && t('cancelled'),
    !isOneDay && writtenDay(date),
    place.trim(),
    isFirst && t('own'),
    audience === 'CHOSEN' && t('chosen', { count: contactUuids.length }),
  ].filter((line): line is string => Boolean(line))
  return lines.map((line) => (
    <small key={line} dir="auto">
      {line}
    </small>
  ))
}
