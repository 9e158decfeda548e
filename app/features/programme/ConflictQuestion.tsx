import { formatList } from '#app/lib/list-and-percent-format.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { ConflictFrame, ConflictPaper } from '#app/saving/conflict/ConflictFrame.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import { type DraftEvent, inOrder, isSame } from './draft-event.ts'
import type { Conflict } from './rules.ts'
import { zoneName } from './zones.ts'

interface Props {
  conflict: Conflict
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  onDecide: (keep: 'mine' | 'theirs') => void
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks which programme stays, where another host saved one meanwhile: of each side what the other has otherwise. */
export function ConflictQuestion({ conflict: { mine, theirs }, lastEdit, onDecide, onLater }: Props) {
  const t = useTranslations('programme')
  return (
    <ConflictFrame
      place={0}
      total={1}
      {...{ lastEdit, onDecide, onLater }}
      heading={t('title')}
      mine={<Side events={mine} others={theirs} />}
      theirs={<Side events={theirs} others={mine} />}
    />
  )
}

function Side({ events, others }: { events: readonly DraftEvent[]; others: readonly DraftEvent[] }) {
  const t = useTranslations('conflict')
  const textOf = useEventText()
  const shown = inOrder(events).filter(
    (event) => !others.some((other) => other.id === event.id && isSame(other, event)),
  )
  return (
    <ConflictPaper>
      {shown.length === 0 && <p>{t('empty')}</p>}
      {shown.map((event) => (
        <p key={event.id} dir="auto">
          {textOf(event)}
        </p>
      ))}
    </ConflictPaper>
  )
}

/** Gives an event in words, for comparing. */
function useEventText() {
  const t = useTranslations('programme')
  const nameOf = useEventName()
  return (event: DraftEvent): string => {
    const { date, begins, ends, zone, audience, contactUuids, asksFood, asksAccess, isNotStreamed } = event
    return [
      nameOf(event),
      event.isCancelled && t('list.cancelled'),
      writtenDay(date),
      [begins, ends].map(writtenTime).filter(Boolean).join(' – '),
      begins && zoneName(zone),
      event.place.trim(),
      event.details.trim(),
      audience === 'CHOSEN' && t('list.chosen', { count: contactUuids.length }),
      formatList(
        [asksFood && t('asks.food'), asksAccess && t('asks.access')].filter((text) => text !== false),
      ),
      isNotStreamed && t('stream.none'),
      event.streamUrl.trim(),
      event.recordingUrl.trim(),
    ]
      .filter(Boolean)
      .join('\n')
  }
}
