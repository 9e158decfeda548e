import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import styles from './Giving.module.css'

interface Props {
  fund: string
  /** Who receives the gift and when, in the family's words. */
  recipient: string | null
  payout: string | null
  charity: string | null
  amountMinor: number
  feeMinor: number
  currency: string
  isPaid?: boolean
}

/** The gift, the fee and the total, styled as a receipt. */
export function GiftReceipt(props: Props) {
  const { fund, recipient, payout, charity, amountMinor, feeMinor, currency, isPaid } = props
  const t = useTranslations('visitGiving')
  return (
    <dl className={`paper ${styles.receipt}`} aria-label={t('receipt')}>
      <div>
        <dt dir="auto">{fund}</dt>
        <dd className="tabular">{money(amountMinor, currency)}</dd>
      </div>
      <div className={`quiet ${styles.quiet}`}>
        <dt>{t('fee')}</dt>
        <dd className="tabular">{money(feeMinor, currency)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t(isPaid ? 'totalPaid' : 'total')}</dt>
        <dd className="tabular">
          {t('sum', { amount: money(amountMinor + feeMinor, currency), currency: currency.toUpperCase() })}
        </dd>
      </div>
      <div className={`quiet ${styles.quiet}`}>
        <dt>{t('receivedBy')}</dt>
        <dd className="tabular" dir="auto">
          {recipient ?? t('receiverUnsaid')}
        </dd>
      </div>
      {recipient && payout && (
        <div className={`quiet ${styles.quiet}`}>
          <dt>{t('receivedWhen')}</dt>
          <dd className="tabular" dir="auto">
            {payout}
          </dd>
        </div>
      )}
      {charity && (
        <div className={`quiet ${styles.quiet}`}>
          <dt>{t('charity')}</dt>
          <dd className="tabular" dir="auto">
            {charity}
          </dd>
        </div>
      )}
    </dl>
  )
}
