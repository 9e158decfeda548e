import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { DraftContactCounts } from './draft-contacts.ts'

/** How many will be invited, and how. */
export function Summary({ emails, phones }: Pick<DraftContactCounts, 'emails' | 'phones'>) {
  const t = useTranslations('contacts.summary')
  const count = emails + phones
  return (
    <div role="status">
      {count === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <Notice title={t('invited', { count })}>
          {t('kinds', { emails: t('emails', { count: emails }), phones: t('phones', { count: phones }) })}
          {phones > 0 && <>. {t('byText')}</>}
        </Notice>
      )}
    </div>
  )
}
