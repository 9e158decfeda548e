import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import styles from './PhotoGrid.module.css'

/** '3 photos did not come through': each press moves to the next one. */
export function FailedLink({ ids, onPress }: { ids: readonly string[]; onPress: (id: string) => void }) {
  const t = useTranslations('photos')
  const last = useRef<string | null>(null)

  function next(event: MouseEvent) {
    event.preventDefault()
    const id = ids[(ids.indexOf(last.current ?? '') + 1) % ids.length]
    if (id === undefined) return
    last.current = id
    onPress(id)
  }

  return (
    <p className={`top2 ${styles.trouble}`}>
      <AnchorButton look="link" icon={CircleAlert} href={`#photo-${ids[0]}`} onClick={next}>
        {t('failedLink', { count: ids.length })}
      </AnchorButton>
    </p>
  )
}
