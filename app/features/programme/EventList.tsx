import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { RemovedNote } from '#app/ui/RemovedNote.tsx'
import { useRemovals } from '#app/ui/removals.ts'
import type { HostEvent } from '#contract/events.ts'
import { events as limits } from '#contract/host-limits.ts'
import { type DraftEvent, inOrder } from './draft-event.ts'
import { EventItem } from './EventItem.tsx'
import type { Person } from './event-form.ts'
import { type Problems, problemsOf } from './problems.ts'

interface Props {
  memorialUuid: string
  events: readonly DraftEvent[]
  known: readonly HostEvent[]
  contacts: readonly Person[]
  /** The one whose fields are shown. */
  openId: string | null
  onOpen: (id: string | null) => void
  /** Those whose problems are told: a save was refused. */
  toldIds: readonly string[]
  onChange: (id: string, change: Partial<DraftEvent>) => void
  onAdd: () => void
  onRemove: (event: DraftEvent) => void
  onRestore: (event: DraftEvent) => void
  children?: ReactNode
}

/** The events in order of time; one is open at a time. */
export function EventList(props: Props) {
  const { memorialUuid, events, known, contacts, openId, onOpen, toldIds } = props
  const { onChange, onAdd, onRemove, onRestore } = props
  const t = useTranslations('programme.list')
  const nameOf = useEventName()
  const list = useRef<HTMLOListElement>(null)
  const [focusId, setFocusId] = useState<string | null>(null)
  const ordered = useStableOrder(events, openId)
  const removals = useRemovals(ordered)
  const full = limitReached(events)

  // The pressed Done is gone: the focus goes to the line of its event.
  useEffect(() => {
    if (focusId === null) return
    list.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(focusId)}"] [aria-expanded]`)?.focus()
    setFocusId(null)
  }, [focusId])

  function close(event: DraftEvent) {
    onOpen(null)
    setFocusId(event.id)
  }

  function remove(event: DraftEvent) {
    removals.note(event)
    onRemove(event)
    // Of one that stays, as taken back.
    setFocusId(event.id)
  }

  function restore(event: DraftEvent) {
    onRestore(event)
    setFocusId(event.id)
  }

  return (
    <div>
      <ol className="stack s3" ref={list} aria-label={t('label')}>
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
              isTold={toldIds.includes(event.id)}
              events={events}
              known={known.find(({ uuid }) => uuid === event.id)}
              contacts={contacts}
              onOpen={() => onOpen(event.id)}
              onClose={() => close(event)}
              onChange={(change) => onChange(event.id, change)}
              onRemove={() => remove(event)}
              onTakePlace={() => {
                onChange(event.id, { isCancelled: false })
                setFocusId(event.id)
              }}
            />
          ),
        )}
      </ol>
      <p className="top3">
        {full === null ? (
          <Button look="tool" icon={Plus} onPress={onAdd}>
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
    order.current = inOrder(events).map(({ id }) => id)
  }
  const place = ({ id }: DraftEvent) => {
    const at = order.current.indexOf(id)
    return at < 0 ? order.current.length : at
  }
  return events.toSorted((one, other) => place(one) - place(other))
}

/** Whether anything is wrong with an event. */
const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0

/** The events that cannot be saved as they are, in order of time. */
export const faulty = (events: readonly DraftEvent[]): DraftEvent[] =>
  inOrder(events).filter((event) => hasProblems(problemsOf(event)))
