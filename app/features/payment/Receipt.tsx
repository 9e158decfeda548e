import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Payment.module.css'

interface Props {
  /** What is bought, and what it includes. */
  item: string
  includes: string
  /** The price without a promo code, and the amount to pay; in minor units. */
  price: number
  amount: number
  currency: string
  promoCode: string | null
}

/** What is bought and its price, set like a receipt. The double frame marks money in this design. */
export function Receipt({ item, includes, price, amount, currency, promoCode }: Props) {
  const t = useTranslations('payment.receipt')
  const full = promoCode ? Math.max(price, amount) : amount
  return (
    <dl className={`paper ${styles.receipt}`} aria-label={t('label')}>
      <div className="apart baseline reads">
        <dt>{item}</dt>
        <dd>{money(full, currency)}</dd>
        <dd className={styles.note}>{includes}</dd>
      </div>
      {promoCode && full > amount && (
        <div className="apart baseline reads">
          <dt>{t('promo', { code: promoCode })}</dt>
          <dd>{t('off', { amount: money(full - amount, currency) })}</dd>
        </div>
      )}
      <div className={`apart baseline reads ${styles.total}`}>
        <dt>{t('total')}</dt>
        <dd>{t('sum', { amount: money(amount, currency), currency: currency.toUpperCase() })}</dd>
        <dd className={styles.note}>{t('gst')}</dd>
      </div>
    </dl>
  )
}
