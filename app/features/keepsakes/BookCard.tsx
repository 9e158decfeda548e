import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'

interface Props {
  memorialUuid: string
  /** Whether a failed call has led to another screen. */
  ledAway: (reason: unknown) => boolean
}

/** The printed book: chosen, made, looked at, taken along. */
export function BookCard(_props: Props) {
  const t = useTranslations('keepsakes.book')
  return (
    <Card title={t('title')}>
      <p className="quiet">{t('text')}</p>
    </Card>
  )
}
