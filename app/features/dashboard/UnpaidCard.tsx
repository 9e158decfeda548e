import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** Until a memorial is paid for nobody else sees it, and nothing can come in: the way to the payment. */
export function UnpaidCard() {
  const t = useTranslations('dashboard.unpaid')
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p>{t('text')}</p>
        <p>
          <LinkButton look="primary" to="/payment">
            {t('pay')}
          </LinkButton>
        </p>
      </div>
    </Card>
  )
}
