import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { GiftNow } from '../../../context.ts'
import styles from './Donate.module.css'

type Words = 'fundTitle' | 'recipient' | 'payout' | 'charity'

interface Props {
  gift: Pick<GiftNow, Words | 'amountMinor' | 'feeMinor' | 'currency'>
  isPaid?: boolean
}

/** The gift, the fee and the total, and who receives it, styled as a receipt. */
export function GiftReceipt({ gift, isPaid }: Props) {
  const { fundTitle, recipient, payout, charity, amountMinor, feeMinor, currency } = gift
  const t = useTranslations('visitGiving')
  const receivers = [
    { term: t('receivedBy'), words: recipient ?? t('receiverUnsaid') },
    { term: t('receivedWhen'), words: recipient && payout },
    { term: t('charity'), words: charity },
  ]
  return (
    <dl className={`paper anywhere ${styles.receipt}`} aria-label={t('receipt')}>
      <div className="apart baseline">
        <dt dir="auto">{fundTitle}</dt>
        <dd className="tabular">{money(amountMinor, currency)}</dd>
      </div>
      <div className="apart baseline quiet">
        <dt>{t('fee')}</dt>
        <dd className="tabular">{money(feeMinor, currency)}</dd>
      </div>
      <div className={`apart baseline ${styles.total}`}>
        <dt>{t(isPaid ? 'totalPaid' : 'total')}</dt>
        <dd className="tabular">
          {t('sum', { amount: money(amountMinor + feeMinor, currency), currency: currency.toUpperCase() })}
        </dd>
      </div>
      {receivers.map(
        ({ term, words }) =>
          words && (
            <div key={term} className="apart baseline quiet">
              <dt>{term}</dt>
              <dd className="tabular" dir="auto">
                {words}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
