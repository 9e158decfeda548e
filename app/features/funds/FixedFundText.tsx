import type { DraftFund } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** The texts of a fund that holds gifts, read-only for co-hosts: only the owner can change them. */
export function FixedFundText({ fund }: { fund: DraftFund }) {
  const t = useTranslations('editing.funds')
  const words = [
    { label: t('fundTitle'), text: fund.title },
    { label: t('description'), text: fund.description },
    { label: t('recipient'), text: fund.recipient },
    { label: t('payout'), text: fund.payout },
    { label: t('charity'), text: fund.charity },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <dl className="stack s4">
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt className="strong">{label}</dt>
            <dd className="typed" dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Notice title={t('fixed')}>{t('fixedHelp')}</Notice>
    </>
  )
}
