import { NotebookPen } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { ORDER_PATH } from './paths.ts'

/** The order of service among the keepsakes: what it is, and the way to it. */
export function OrderCard({ memorialUuid }: { memorialUuid: string }) {
  const t = useTranslations('orderCard')
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <p>
          <LinkButton look="line" icon={NotebookPen} to={`${ORDER_PATH}?memorial=${memorialUuid}`}>
            {t('open')}
          </LinkButton>
        </p>
      </div>
    </Card>
  )
}
