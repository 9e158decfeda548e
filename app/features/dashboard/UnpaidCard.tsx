import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'

/** Links to the payment: until it is paid, nobody else sees the memorial or can add to it. */
export function UnpaidCard() {
  const t = useTranslations('dashboard.unpaid')
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p>{t('text')}</p>
        <p>
          <LinkButton look="primary" to="/payment" word="toPayment" />
        </p>
      </div>
    </Card>
  )
}
