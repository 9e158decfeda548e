import { useEffect, useRef } from 'react'
import { formatList } from '#app/lib/list-and-percent-format.ts'
import { writtenDay } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useEventName } from '#app/parts/day-events/use-event-name.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { LeftBehind } from './left-behind.ts'
import styles from './Programme.module.css'

interface Props {
  left: LeftBehind
  onMove: () => void
  onStay: () => void
}

/** After a save that moved the first part of a day: those that stayed behind can move, too. */
export function MoveToo({ left: { from, to, events }, onMove, onStay }: Props) {
  const t = useTranslations('programme.moveToo')
  const nameOf = useEventName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.after} ref={box} tabIndex={-1}>
      <Notice
        isAnswer
        title={t('title', { names: formatList(events.map(nameOf)) })}
        action={
          <span className={styles.ways}>
            <Button onPress={onMove}>{t('move')}</Button>
            <Button look="link" onPress={onStay}>
              {t('stay')}
            </Button>
          </span>
        }
      >
        {t('text', { count: events.length, from: writtenDay(from), to: writtenDay(to) })}
      </Notice>
    </div>
  )
}
