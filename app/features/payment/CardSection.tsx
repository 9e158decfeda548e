import { useTranslations } from '#app/messages/index.tsx'
import type { LoadedCardForm } from '#app/parts/card-form/use-card-form.ts'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import styles from './Payment.module.css'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentTroubleNotice } from './PaymentTroubleNotice.tsx'
import type { Payment } from './use-payment-flow.ts'

interface Props {
  /** Id of the form, because the Pay button is outside it. */
  formId: string
  payment: Payment
  cardForm: LoadedCardForm
  /** '$30.00' */
  amount: string
  currency: string
  /** Whether Pay was pressed before the payment was ready. */
  tooEarly: boolean
  onBusy: (busy: boolean) => void
}

/** Whether the card form can be used. */
const canPay = ({ trouble }: Payment): boolean => trouble === null || trouble.kind === 'incomplete'

/** Whether the Pay button has no effect. */
export const isClosed = (payment: Payment, cardForm: LoadedCardForm): boolean =>
  !canPay(payment) || (payment.intent !== null && (payment.beginning || cardForm.isMissing))

/** The card form, and the errors that prevent a payment. */
export function CardSection({ formId, payment, cardForm, amount, currency, tooEarly, onBusy }: Props) {
  const t = useTranslations('payment')
  const card = useTranslations('card')
  const { intent, trouble } = payment
  const isLoading = payment.beginning && intent === null
  return (
    <section className="top2">
      {/* The fields say it; what is above them leaves them in sight on a phone. */}
      <h2 className="visually-hidden">{t('card.title')}</h2>
      {trouble && <PaymentTroubleNotice payment={payment} trouble={trouble} />}
      {isLoading && (
        <div className={`stack s4 ${styles.awaited}`}>
          <LoadingLine>{t('receipt.loading')}</LoadingLine>
          {tooEarly && <Notice title={t('trouble.notReady')} />}
        </div>
      )}
      {intent && cardForm.isMissing && (
        <Notice kind="error" title={card('unavailable')}>
          {card('unavailableHelp')}
        </Notice>
      )}
      {intent && !cardForm.isMissing && (
        <div hidden={!canPay(payment)}>
          <PaymentForm
            {...{ formId, intent, cardForm, amount, onBusy }}
            currency={currency.toUpperCase()}
            isStillWanted={payment.isStillWanted}
            onPaid={payment.settle}
          />
        </div>
      )}
    </section>
  )
}
