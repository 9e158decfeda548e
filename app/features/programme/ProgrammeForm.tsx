import { Plus, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { newId } from '#app/draft/ids.ts'
import { focusHeading } from '#app/lib/focus-heading.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { CountsLine } from '#app/parts/day-events/CountsLine.tsx'
import { isAnswered } from '#app/parts/day-events/rules.ts'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import { useToast } from '#app/ui/Toast.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { HostEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { EventFields } from './EventFields.tsx'
import { EventItem } from './EventItem.tsx'
import { type DraftEvent, readEvent, sortEvents, suggestEvent } from './rules-event.ts'

interface Props {
  memorialUuid: string
  events: readonly DraftEvent[]
  known: readonly HostEvent[]
  /** The one of several whose fields are shown. */
  openId: string | null
  onOpen: (id: string | null) => void
  /** The events that a save was refused for, and how often one was refused. */
  refused: { ids: readonly string[]; count: number }
  onEvents: (next: (events: DraftEvent[]) => DraftEvent[]) => void
}

/** One event as the question for a date; several as a list in order of time, of which one is open at a time. */
export function ProgrammeForm({ memorialUuid, events, known, openId, onOpen, refused, onEvents }: Props) {
  const t = useTranslations('programme.list')
  const nameOf = useEventName()
  const showToast = useToast()
  const box = useRef<HTMLDivElement>(null)
  const removals = useRemovals(useStableOrder(events, openId))
  useFocusFirstError(box, refused.count)

  /** What gets the focus once it is there: the pressed button is gone. */
  const awaited = useRef<string>(null)
  useEffect(() => {
    if (awaited.current === null) return
    box.current?.querySelector<HTMLElement>(awaited.current)?.focus()
    awaited.current = null
  })
  const focusLater = (id: string, part: string) => {
    awaited.current = `[data-event="${CSS.escape(id)}"] ${part}`
  }

  const knownOf = (id: string) => known.find(({ uuid }) => uuid === id)
  /** What people know of stays, as called off; another one leaves the list. */
  function staysOf(id: string): HostEvent | undefined {
    const its = knownOf(id)
    return its && (id === memorialUuid || isAnswered(its.counts)) ? its : undefined
  }

  function change(id: string, to: Partial<DraftEvent>) {
    onEvents((now) => now.map((event) => (event.id === id ? { ...event, ...to } : event)))
  }

  function add() {
    const id = newId()
    focusLater(id, ':is(select, input)')
    onEvents((now) => [...now, suggestEvent(now, id)])
    onOpen(id)
  }

  function remove(event: DraftEvent) {
    const its = staysOf(event.id)
    // It stays as people know it, without what was typed and not saved.
    if (its) return change(event.id, { ...readEvent(its), isCancelled: true })
    onEvents((now) => now.filter(({ id }) => id !== event.id))
    onOpen(null)
    if (events.length > 2) return removals.note(event)
    // The list is gone, and with it the place where it could be undone.
    showToast({ message: t('removed', { name: nameOf(event) }), onUndo: () => restore(event) })
    focusHeading()
  }

  function restore(event: DraftEvent) {
    focusLater(event.id, '[aria-expanded]')
    onEvents((now) => [...now.filter(({ id }) => id !== event.id), event])
  }

  const [only, ...others] = events
  if (only && others.length === 0) {
    const its = knownOf(only.id)
    return (
      <div className="stack" ref={box}>
        {its && <CountsLine event={its} name={nameOf(only)} />}
        {only.isCancelled && (
          <Notice
            title={t('cancelled')}
            action={
              <Button icon={Undo2} onPress={() => change(only.id, { isCancelled: false })} word="undo" />
            }
          >
            {t('cancelledHelp')}
          </Notice>
        )}
        <EventFields
          event={only}
          isFirst
          isAlone
          isTold={refused.ids.includes(only.id)}
          onChange={(to) => change(only.id, to)}
          further={
            <>
              <Button look="tool" icon={Plus} onPress={add}>
                {t('addSecond')}
              </Button>
              {isAnswered(its?.counts) && !only.isCancelled && (
                <Button look="tool" icon={Trash2} onPress={() => remove(only)}>
                  {t('takeBack')}
                </Button>
              )}
            </>
          }
        />
      </div>
    )
  }
  const full = limitReached(events)
  return (
    <div ref={box}>
      <ol className="stack s3" aria-label={t('label')}>
        {removals.entries.map(({ kind, row: event }) =>
          kind === 'removed' ? (
            <li key={event.id}>
              <RemovedNote onUndo={() => restore(event)}>{t('removed', { name: nameOf(event) })}</RemovedNote>
            </li>
          ) : (
            <EventItem
              key={event.id}
              event={event}
              isFirst={event.id === memorialUuid}
              isOpen={event.id === openId}
              isTold={refused.ids.includes(event.id)}
              events={events}
              known={knownOf(event.id)}
              staysKnown={staysOf(event.id) !== undefined}
              onOpen={(isOpen) => onOpen(isOpen ? event.id : null)}
              onChange={(to) => change(event.id, to)}
              onRemove={() => remove(event)}
            />
          ),
        )}
      </ol>
      <p className="top3">
        {full === null ? (
          <Button look="tool" icon={Plus} onPress={add}>
            {t('add')}
          </Button>
        ) : (
          <span className="small quiet">{t('full', { count: full })}</span>
        )}
      </p>
    </div>
  )
}

/** The limit that is reached; null: there is room for another event. */
function limitReached(events: readonly DraftEvent[]): number | null {
  if (events.filter(({ isCancelled }) => !isCancelled).length >= limits.max) return limits.max
  return events.length >= limits.maxInAll ? limits.maxInAll : null
}

/** The events in order of time, as it was when one of them was opened: none moves away while it is typed in. */
function useStableOrder(events: readonly DraftEvent[], openId: string | null): DraftEvent[] {
  const order = useRef<readonly string[]>([])
  const orderedFor = useRef<string | null | undefined>(undefined)
  if (orderedFor.current !== openId || openId === null) {
    orderedFor.current = openId
    order.current = sortEvents(events).map(({ id }) => id)
  }
  const place = ({ id }: DraftEvent) => {
    const at = order.current.indexOf(id)
    return at < 0 ? order.current.length : at
  }
  return events.toSorted((one, other) => place(one) - place(other))
}
