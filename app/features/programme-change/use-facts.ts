import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import type { ChangedEvent, EventSide } from '#contract/change-notices.ts'
import { readStreamLink } from '#contract/stream-link.ts'

interface Fact {
  what: 'when' | 'where' | 'called'
  /** Null: it was not settled. */
  before: string | null
  now: string
}

export interface EventFacts {
  uuid: string
  /** Nobody was told of it before. */
  isNew: boolean
  name: string
  facts: Fact[]
  notes: string[]
}

/** Gives what a message says of a changed event, in the language of the screen. */
export function useFacts() {
  const t = useTranslations('programmeChange.facts')
  const nameOf = useEventName()

  function whenOf({ date, begins, endDate, ends }: EventSide): string | null {
    if (!date) return null
    const from = [writtenDay(date), writtenTime(begins ?? '')].filter(Boolean).join(', ')
    const lastDay = endDate && endDate !== date ? writtenDay(endDate) : ''
    const to = [lastDay, writtenTime(ends ?? '')].filter(Boolean).join(', ')
    return to ? t('until', { from, to }) : from
  }

  return ({ uuid, before, after, what }: ChangedEvent): EventFacts => {
    const facts: Fact[] = []
    const isNew = what.includes('NEW')
    if (what.includes('WHEN') || (isNew && after.date))
      facts.push({ what: 'when', before: whenOf(before), now: whenOf(after) ?? t('unset') })
    if (what.includes('WHERE') || (isNew && after.place))
      facts.push({ what: 'where', before: before.place, now: after.place ?? t('unset') })
    const [name, former] = [nameOf(after), nameOf(before)]
    if (name !== former) facts.push({ what: 'called', before: former, now: name })
    const notes: string[] = []
    if (what.includes('WHETHER')) notes.push(t(after.isCancelled ? 'cancelled' : 'takesPlace'))
    if (what.includes('STREAM') || (isNew && after.streamUrl)) {
      const site = after.streamUrl && readStreamLink(after.streamUrl)?.site
      if (site) notes.push(t(before.streamUrl ? 'newStream' : 'stream', { site }))
      else notes.push(t(after.isNotStreamed ? 'notStreamed' : 'noStream'))
    }
    if (what.includes('DETAILS')) notes.push(t('details'))
    return { uuid, isNew, name, facts, notes }
  }
}
