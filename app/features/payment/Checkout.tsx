import { type ReactNode, useId, useState } from 'react'
import { money } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { useCardForm } from '#app/parts/card-form/use-card-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { CardSection, isClosed } from './CardSection.tsx'
import styles from './Payment.module.css'
import { PromoSection } from './PromoSection.tsx'
import type { Payment } from './use-payment-flow.ts'
import type { PromoCheck } from './use-promo-check.ts'

interface Props {
  payment: Payment
  promo: PromoCheck
  /** The promo code that lowers the price. */
  applied: string | null
  /** What is bought, and what it includes. */
  item: string
  includes: string
  /** The price without a promo code, in minor units. */
  price: number
  currency: string
  /** Renders the surrounding screen, with the Pay button in its foot. */
  frame: (primary: ReactNode, content: ReactNode) => ReactNode
}

/** The price, a promo code that lowers it, and the card form. */
export function Checkout({ payment, promo, applied, item, includes, price, frame, ...rest }: Props) {
  const t = useTranslations('payment')
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [tooEarly, setTooEarly] = useState(false)
  const { intent } = payment
  const cardForm = useCardForm(intent?.provider ?? null)
  const minor = intent?.amount ?? price
  const currency = intent?.currency ?? rest.currency
  const amount = money(minor, currency)

  return frame(
    <Button
      look="primary"
      type="submit"
      form={formId}
      busy={busy}
      busyLabel={t('card.paying')}
      disabled={isClosed(payment, cardForm)}
      onPress={() => setTooEarly(intent === null)}
    >
      {t('card.pay', { amount })}
    </Button>,
    <>
      <Receipt {...{ item, includes, price, currency }} amount={minor} promoCode={applied} />
      <PromoSection promo={promo} applied={applied} gone={payment.promoGone} />
      <CardSection {...{ formId, payment, cardForm, amount, currency, tooEarly }} onBusy={setBusy} />
    </>,
  )
}

interface ReceiptProps extends Pick<Props, 'item' | 'includes' | 'price' | 'currency'> {
  /** What is to be paid, in minor units. */
  amount: number
  promoCode: string | null
}

/** What is bought and its price, set like a receipt. The double frame marks money in this design. */
function Receipt({ item, includes, price, amount, currency, promoCode }: ReceiptProps) {
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
