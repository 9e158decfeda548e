import { formatList } from '#app/lib/list-and-percent-format.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { ConflictFrame, ConflictPaper } from '#app/saving/conflict/ConflictFrame.tsx'
import { useDecisions } from '#app/saving/conflict/use-decisions.ts'
import type { LastEdit } from '#contract/memorials.ts'
import type { DraftEvent, FieldGroup } from './draft-event.ts'
import type { Conflict } from './merge.ts'
import { zoneName } from './zones.ts'

interface Props {
  conflicts: readonly Conflict[]
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  /** Called with those of which somebody else's stays, once all are decided. */
  onSettle: (taken: readonly Conflict[]) => void
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks about fields that were changed both here and by another host, one after the other. */
export function ConflictQuestion({ conflicts, lastEdit, onSettle, onLater }: Props) {
  const groups = useTranslations('programme.conflict.groups')
  const nameOf = useEventName()
  const { conflict, place, decide } = useDecisions(conflicts, onSettle)
  if (!conflict) return null
  const { group, mine, theirs } = conflict

  return (
    <ConflictFrame
      place={place}
      total={conflicts.length}
      lastEdit={lastEdit}
      heading={
        <>
          <bdi>{nameOf(mine)}</bdi>: {groups(group)}
        </>
      }
      mine={<Version event={mine} group={group} />}
      theirs={<Version event={theirs} group={group} />}
      onDecide={decide}
      onLater={onLater}
    />
  )
}

/** One side's version of some fields. */
function Version({ event, group }: { event: DraftEvent; group: FieldGroup }) {
  const t = useTranslations('conflict')
  const text = useGroupText()(event, group)
  return (
    <ConflictPaper>
      <p dir="auto">{text || t('empty')}</p>
    </ConflictPaper>
  )
}

/** Gives fields of an event in words, for comparing. */
function useGroupText() {
  const t = useTranslations('programme')
  const nameOf = useEventName()
  return (event: DraftEvent, group: FieldGroup): string => {
    const { date, begins, ends, zone, contactUuids, asksFood, asksAccess } = event
    const texts: Record<FieldGroup, () => string> = {
      kind: () => nameOf(event),
      when: () =>
        [
          writtenDay(date),
          [begins, ends].map(writtenTime).filter(Boolean).join(' – '),
          begins && zoneName(zone),
        ]
          .filter(Boolean)
          .join('\n'),
      place: () => event.place.trim(),
      details: () => event.details.trim(),
      invited: () =>
        event.audience === 'EVERYONE'
          ? t('invited.EVERYONE')
          : t('conflict.chosen', { count: contactUuids.length }),
      asks: () => formatList([asksFood && t('asks.food'), asksAccess && t('asks.access')].filter(isText)),
      stream: () =>
        event.isNotStreamed
          ? t('stream.none')
          : [event.streamUrl.trim(), event.recordingUrl.trim()].filter(Boolean).join('\n'),
      cancelled: () => t(event.isCancelled ? 'conflict.takenBack' : 'conflict.takesPlace'),
    }
    return texts[group]()
  }
}

const isText = (text: string | false): text is string => text !== false
