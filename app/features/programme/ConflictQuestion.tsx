import { type ReactNode, useState } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { writtenDay, writtenTime } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { LastEdit } from '#contract/memorials.ts'
import styles from './Conflict.module.css'
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
  const t = useTranslations('conflict')
  const groups = useTranslations('programme.conflict.groups')
  const nameOf = useEventName()
  const [place, setPlace] = useState(0)
  const [taken, setTaken] = useState<readonly Conflict[]>([])
  const conflict = conflicts[place]
  if (!conflict) return null
  const { group, mine, theirs } = conflict
  const when = lastEdit ? formatMoment(lastEdit.at) : ''
  const whoAndWhen = !lastEdit
    ? t('body')
    : lastEdit.isYours
      ? t('bodyYours', { when })
      : t('bodyBy', { name: lastEdit.name, when })

  function decide(isTheirs: boolean) {
    const decided = conflict && isTheirs ? [...taken, conflict] : taken
    if (place + 1 === conflicts.length) return onSettle(decided)
    setTaken(decided)
    setPlace(place + 1)
  }

  return (
    <Dialog
      open
      key={place}
      onClose={onLater}
      eyebrow={conflicts.length > 1 && t('place', { place: place + 1, total: conflicts.length })}
      title={t('title')}
      role="alertdialog"
      width="wide"
      actions={
        <Button look="plain" onPress={onLater}>
          {t('later')}
        </Button>
      }
    >
      <p>{whoAndWhen}</p>
      <h3>
        <bdi>{nameOf(mine)}</bdi>: {groups(group)}
      </h3>
      <div className={styles.sides}>
        <Side title={t('mine')} event={mine} group={group}>
          <Button onPress={() => decide(false)}>{t('keepMine')}</Button>
        </Side>
        <Side title={t('theirs')} event={theirs} group={group}>
          <Button onPress={() => decide(true)}>{t('takeTheirs')}</Button>
        </Side>
      </div>
    </Dialog>
  )
}

interface SideProps {
  title: string
  event: DraftEvent
  group: FieldGroup
  children: ReactNode
}

function Side({ title, event, group, children }: SideProps) {
  const t = useTranslations('conflict')
  const text = useGroupText()(event, group)
  return (
    <section className={styles.side}>
      <h4>{title}</h4>
      <p className={styles.paper} dir="auto">
        {text || t('empty')}
      </p>
      <p className={styles.action}>{children}</p>
    </section>
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
      capacity: () => event.capacity.trim(),
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
