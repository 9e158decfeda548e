import { formatList } from '#app/lib/list-and-percent-format.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { ConflictDialog, type Keep } from '#app/saving/conflict/ConflictDialog.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import { type DraftEvent, sortEvents } from './rules-event.ts'
import { zoneName } from './zones.ts'

interface Props {
  mine: readonly DraftEvent[]
  theirs: readonly DraftEvent[]
  /** Who saved last, if that is known. */
  lastEdit: LastEdit | null
  onDecide: (keep: Keep) => unknown
  /** The host decides later; nothing is lost. */
  onLater: () => void
}

/** Asks which programme stays, where another host saved one meanwhile: of each side what the other has otherwise. */
export function ConflictQuestion({ mine, theirs, ...rest }: Props) {
  const t = useTranslations('programme')
  const wordsOf = useEventText()
  const rowsOf = (events: readonly DraftEvent[]) =>
    sortEvents(events).map((event) => ({
      id: event.id,
      words: wordsOf(event),
      compared: event.audience === 'CHOSEN' && event.contactUuids.toSorted(),
    }))
  return <ConflictDialog heading={t('title')} mine={rowsOf(mine)} theirs={rowsOf(theirs)} {...rest} />
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
