import type { DraftFund } from '#app/draft/schema.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './FundsForm.module.css'

/** The words of a fund that holds gifts, for a co-host: to be read, and changed by the owner alone. */
export function FixedFundText({ fund }: { fund: DraftFund }) {
  const t = useTranslations('editing.funds')
  const words = [
    { label: t('fundTitle'), text: fund.title },
    { label: t('description'), text: fund.description },
    { label: t('recipient'), text: fund.recipient },
    { label: t('payout'), text: fund.payout },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <dl className={styles.fixed}>
        {words.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <Notice title={t('fixed')}>{t('fixedHelp')}</Notice>
    </>
  )
}
