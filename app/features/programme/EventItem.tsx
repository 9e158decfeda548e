import { ChevronUp, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { Word } from '#app/ui/Word.tsx'
import type { HostEvent } from '#contract/events.ts'
import { isFaulty } from './check-event.ts'
import { EventFields } from './EventFields.tsx'
import styles from './EventItem.module.css'
import { type DraftEvent, placeBefore } from './rules-event.ts'

interface Props {
  event: DraftEvent
  isFirst: boolean
  isOpen: boolean
  /** All that is wrong is told. */
  isTold: boolean
  events: readonly DraftEvent[]
  known: HostEvent | undefined
  /** People know of it: it is called off instead of taken out. */
  staysKnown: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (change: Partial<DraftEvent>) => void
  onRemove: () => void
}

/** One event of several: a line that opens to its fields. */
export function EventItem(props: Props) {
  const { event, isFirst, isOpen, events, known, onOpen, onChange, onRemove } = props
  const t = useTranslations('programme.list')
  const name = useEventName()(event)
  const [refusals, setRefusals] = useState(0)
  const head = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useFocusFirstError(form, refusals)
  const isTold = props.isTold || refusals > 0

  /** The pressed button goes with the fields. */
  function leave(act: () => void) {
    head.current?.focus()
    act()
  }

  function done() {
    if (isFaulty(event)) setRefusals((count) => count + 1)
    else leave(() => onOpen(false))
  }

  return (
    <li
      data-event={event.id}
      data-field={`EVENT-${event.id}`}
      className={classes(`box ${styles.event}`, isOpen && styles.open, event.isCancelled && styles.cancelled)}
    >
      <h2 className={styles.head}>
        <button
          ref={head}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={styles.time}>{writtenTime(event.begins) || t('noTime')}</span>
          <span className={`anywhere ${styles.words}`}>
            <b dir="auto">{name}</b>
            <Small event={event} events={events} isFirst={isFirst} />
            {!isOpen && isTold && isFaulty(event) && (
              <small className={styles.faulty}>{t('toCorrect')}</small>
            )}
          </span>
          <span className={`s2 touch strong ${styles.edit}`}>
            <Icon of={isOpen ? ChevronUp : Pencil} />
            <span>{isOpen ? <Word of="close" /> : t('open')}</span>
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
                <Button
                  icon={Undo2}
                  onPress={() => leave(() => onChange({ isCancelled: false }))}
                  word="undo"
                />
              </p>
            </>
          ) : (
            <>
              <EventFields
                {...{ event, isFirst, isTold, onChange }}
                isAlone={false}
                placeBefore={placeBefore(event, events)}
              />
              <p className="apart s4 tight">
                <Button onPress={done} word="done" />
                <Button
                  look="tool"
                  icon={Trash2}
                  onPress={() => (props.staysKnown ? leave(onRemove) : onRemove())}
                >
                  {t(props.staysKnown ? 'takeBack' : 'takeOut')}
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
