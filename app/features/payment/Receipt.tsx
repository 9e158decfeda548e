import { useDraft } from '#app/draft/hooks.ts'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { payment as limits } from '#contract/limits.ts'
import styles from './Payment.module.css'

/** What is bought and what it costs, like a receipt: the double keyline stands for money. */
export function Receipt({ amount, currency }: { amount: number; currency: string }) {
  const t = useTranslations('payment.receipt')
  const name = useDraft((draft) => draft.personName.trim())
  const promo = useDraft((draft) => draft.promo)
  const full = promo ? Math.max(limits.priceMinor, amount) : amount
  return (
    <dl className={styles.receipt} aria-label={t('label')}>
      <div>
        <dt>{t('memorial', { name })}</dt>
        <dd>{money(full, currency)}</dd>
        <dd className={styles.note}>{t('includes')}</dd>
      </div>
      {promo && full > amount && (
        <div>
          <dt>{t('promo', { code: promo.code })}</dt>
          <dd>{t('off', { amount: money(full - amount, currency) })}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{t('sum', { amount: money(amount, currency), currency: currency.toUpperCase() })}</dd>
        <dd className={styles.note}>{t('gst')}</dd>
      </div>
    </dl>
  )
}
