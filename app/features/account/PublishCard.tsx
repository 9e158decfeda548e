import type { Memorial } from '#contract/memorials.ts'
import { formatDay } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** The link of a memorial that is paid for, and how long it is kept; until then, the way to the payment. */
export function PublishCard({ memorial }: { memorial: Memorial }) {
  const t = useTranslations('account.dashboard')
  const { paymentCompleted, shareSlug, retainedUntil } = memorial
  return (
    <Card title={t('publish')}>
      <div className="stack">
        {paymentCompleted ? (
          <>
            <CopyField
              label={t('link')}
              value={`${location.origin}/view/${shareSlug}`}
              help={t('linkHelp')}
            />
            {retainedUntil && <p className="quiet">{t('keptUntil', { date: formatDay(retainedUntil) })}</p>}
          </>
        ) : (
          <>
            <p>{t('unpaid')}</p>
            <p>
              <LinkButton look="primary" to="/payment">
                {t('pay')}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
