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
import { useToast } from '#app/ui/Toast.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { HostEvent } from '#contract/events.ts'
import { type DraftEvent, draftOf, nextEvent } from './draft-event.ts'
import { EventFields } from './EventFields.tsx'
import { EventList } from './EventList.tsx'
import type { Person } from './event-form.ts'
import { plainProblems, problemsOf } from './problems.ts'

interface Props {
  memorialUuid: string
  events: readonly DraftEvent[]
  known: readonly HostEvent[]
  contacts: readonly Person[]
  openId: string | null
  onOpen: (id: string | null) => void
  /** The events that a save was refused for, and how often one was refused. */
  refused: { ids: readonly string[]; count: number }
  onEvents: (next: (events: DraftEvent[]) => DraftEvent[]) => void
}

/** One event as the question for a date; several as a list. */
export function ProgrammeForm(props: Props) {
  const { memorialUuid, events, known, contacts, openId, onOpen, refused, onEvents } = props
  const t = useTranslations('programme.list')
  const nameOf = useEventName()
  const showToast = useToast()
  const box = useRef<HTMLDivElement>(null)
  const added = useRef<string>(null)
  useFocusFirstError(box, refused.count)

  // The pressed Add has moved, or is gone: the new event is where to go on.
  useEffect(() => {
    if (added.current === null || added.current !== openId) return
    box.current
      ?.querySelector<HTMLElement>(`[data-event="${CSS.escape(openId)}"] :is(select, input)`)
      ?.focus()
    added.current = null
  }, [openId])

  function change(id: string, to: Partial<DraftEvent>) {
    onEvents((now) => now.map((event) => (event.id === id ? { ...event, ...to } : event)))
  }

  function add() {
    const id = newId()
    added.current = id
    onEvents((now) => [...now, nextEvent(now, id)])
    onOpen(id)
  }

  /** What people answered for is kept as taken back; another one leaves the list. */
  function remove(event: DraftEvent) {
    const its = known.find(({ uuid }) => uuid === event.id)
    // It stays as people know it, without what was typed and not saved.
    if (its && (event.id === memorialUuid || isAnswered(its.counts)))
      return change(event.id, { ...draftOf(its), isCancelled: true })
    onEvents((now) => now.filter(({ id }) => id !== event.id))
    onOpen(null)
    if (events.length > 2) return
    // The list is gone, and with it the place where it could be undone.
    showToast({ message: t('removed', { name: nameOf(event) }), onUndo: () => restore(event) })
    focusHeading()
  }

  function restore(event: DraftEvent) {
    onEvents((now) => [...now.filter(({ id }) => id !== event.id), event])
  }

  const [only, ...others] = events
  if (only && others.length === 0) {
    const problems = problemsOf(only)
    const its = known.find(({ uuid }) => uuid === only.id)
    return (
      <div className="stack" ref={box}>
        {its && <CountsLine event={its} name={nameOf(only)} />}
        {only.isCancelled && (
          <Notice
            title={t('cancelled')}
            action={
              <Button icon={Undo2} onPress={() => change(only.id, { isCancelled: false })}>
                {t('undo')}
              </Button>
            }
          >
            {t('cancelledHelp')}
          </Notice>
        )}
        <EventFields
          event={only}
          isFirst
          isAlone
          problems={refused.ids.includes(only.id) ? problems : plainProblems(problems)}
          known={its}
          contacts={contacts}
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
  return (
    <div ref={box}>
      <EventList
        {...{ memorialUuid, events, known, contacts, openId, onOpen }}
        toldIds={refused.ids}
        onChange={change}
        onAdd={add}
        onRemove={remove}
        onRestore={restore}
      />
    </div>
  )
}
