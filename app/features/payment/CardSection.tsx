import { Suspense } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { PaymentTroubleNotice } from './PaymentTroubleNotice.tsx'
import { paymentForms } from './provider.ts'
import type { Payment } from './use-payment-flow.ts'

interface Props {
  /** Of the provider's form; the Pay button stands outside of it. */
  formId: string
  payment: Payment
  /** '$30.00' */
  amount: string
  currency: string
  /** Pay was pressed before there was anything to pay. */
  tooEarly: boolean
  onBusy: (busy: boolean) => void
}

/** Whether the card may be paid with now: nothing stands against it. */
const canPay = ({ trouble }: Payment): boolean => trouble === null || trouble.kind === 'incomplete'

/** Whether pressing Pay would do nothing. */
export const isClosed = (payment: Payment): boolean =>
  !canPay(payment) ||
  (payment.intent !== null && (payment.beginning || !paymentForms[payment.intent.provider]))

/** The card: the provider's own form, and what stands in its way. */
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
