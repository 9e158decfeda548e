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
  const total = { amount: money(amountMinor + feeMinor, currency), currency: currency.toUpperCase() }
  const rows = [
    { term: fundTitle, look: '', words: money(amountMinor, currency) },
    { term: t('fee'), look: 'quiet', words: money(feeMinor, currency) },
    { term: t(isPaid ? 'totalPaid' : 'total'), look: styles.total, words: t('sum', total) },
    { term: t('receivedBy'), look: 'quiet', typed: recipient ?? t('receiverUnsaid') },
    { term: t('receivedWhen'), look: 'quiet', typed: recipient && payout },
    { term: t('charity'), look: 'quiet', typed: charity },
  ].filter(({ words, typed }) => words || typed)
  return (
    <dl className={`paper anywhere ${styles.receipt}`} aria-label={t('receipt')}>
      {rows.map(({ term, look, words, typed }) => (
        <div key={`${look} ${term}`} className={`apart baseline ${look}`}>
          <dt dir="auto">{term}</dt>
          <dd className="tabular" dir={typed ? 'auto' : undefined}>
            {words ?? typed}
          </dd>
        </div>
      ))}
    </dl>
  )
}
