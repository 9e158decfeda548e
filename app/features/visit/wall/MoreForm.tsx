import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import styles from './More.module.css'

export interface MoreProps {
  shareSlug: string
  /** Where the page's own part of the wall ends. */
  next: string
  /** How many the page shows, and how many there are. */
  shown: number
  total: number
}

interface Props extends Omit<MoreProps, 'next'> {
  isLast: boolean
  failed: boolean
  onMore: () => Promise<void>
  /** Under way without a press. */
  busy?: boolean
}

/** A form, so that a press before the script is there is not lost. */
export function MoreForm({ shareSlug, shown, total, isLast, failed, onMore, busy = false }: Props) {
  const t = useTranslations('visitWall')
  const [pressed, setPressed] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (busy || pressed) return
    setPressed(true)
    await onMore()
    setPressed(false)
  }

  return (
    <div className={styles.more}>
      {!isLast && (
        <form action={`/view/${shareSlug}#memories`} method="get" onSubmit={(event) => void ask(event)}>
          <Button type="submit" busy={busy || pressed} busyLabel={t('loading')}>
            {t('more')}
          </Button>
        </form>
      )}
      <p role="status">{t('shown', { shown: Math.min(shown, total), total })}</p>
      {failed && <FieldError>{t('failed')}</FieldError>}
    </div>
  )
}
