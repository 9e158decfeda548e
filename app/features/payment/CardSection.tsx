import { Suspense } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { PaymentTroubleNotice } from './PaymentTroubleNotice.tsx'
import { paymentForms } from './provider.ts'
import type { Payment } from './use-payment-flow.ts'

interface Props {
  /** Id of the provider's form, because the Pay button is outside it. */
  formId: string
  payment: Payment
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
export const isClosed = (payment: Payment): boolean =>
  !canPay(payment) ||
  (payment.intent !== null && (payment.beginning || !paymentForms[payment.intent.provider]))

/** The provider's card form, and the errors that prevent a payment. */
export function CardSection({ formId, payment, amount, currency, tooEarly, onBusy }: Props) {
  const t = useTranslations('payment')
  const { intent, trouble } = payment
  const Form = intent && paymentForms[intent.provider]
  const isLoading = payment.beginning && intent === null
  return (
    <StepSection title={t('card.title')}>
      {trouble && <PaymentTroubleNotice payment={payment} trouble={trouble} />}
      {isLoading && <LoadingLine>{t('receipt.loading')}</LoadingLine>}
      {isLoading && tooEarly && <Notice title={t('trouble.notReady')} />}
      {intent && !Form && (
        <Notice kind="error" title={t('trouble.form')}>
          {t('trouble.formHelp')}
        </Notice>
      )}
      {Form && (
        <div hidden={!canPay(payment)}>
          <Suspense fallback={<LoadingLine>{t('receipt.loading')}</LoadingLine>}>
            <Form
              formId={formId}
              intent={intent}
              amount={amount}
              currency={currency.toUpperCase()}
              onBusy={onBusy}
              onPaid={payment.settle}
            />
          </Suspense>
        </div>
      )}
    </StepSection>
  )
}
