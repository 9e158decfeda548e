import type { StripeError } from '@stripe/stripe-js'
import { type FormEvent, useRef, useState } from 'react'
import { currentSession } from '#app/lib/session.ts'
import { returnUrl, takeRedirectReturn } from '#app/lib/stripe/redirect-return.ts'
import { isAway, isToldByForm, refusalOf } from '#app/lib/stripe/refusal.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PaymentFields } from '#app/ui/payment-card/PaymentFields.tsx'
import { usePaymentElement } from '#app/ui/payment-card/use-payment-element.ts'
import { Authorisation } from './Authorisation.tsx'
import styles from './Payment.module.css'
import type { PaymentFormProps } from './payment-form.ts'

/** Stripe's form: the card or wallet goes to Stripe only, and the bank's question opens over this page. */
export default function StripeForm({ formId, intent, amount, currency, onBusy, onPaid }: PaymentFormProps) {
  const t = useTranslations('payment')
  const words = useTranslations('card')
  const element = usePaymentElement(intent, { clientSecret: intent.clientSecret })
  const [authorised, setAuthorised] = useState(false)
  const [unauthorised, setUnauthorised] = useState(false)
  /** Stripe did not respond, so it is unknown whether the payment was made. */
  const [unclear, setUnclear] = useState(false)
  const [failed, setFailed] = useState<string | null>(() =>
    takeRedirectReturn()?.isRefused ? words('refused.authentication') : null,
  )
  const running = useRef(false)

  async function pay(): Promise<void> {
    if (!element.form) return setFailed(t('trouble.notReady'))
    const { stripe, elements } = element.form
    const { error: unfit } = await elements.submit()
    if (unfit) return refuse(unfit)
    const email = currentSession().user?.email
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret: intent.clientSecret,
      redirect: 'if_required',
      confirmParams: {
        // A bank with a page of its own redirects to this URL afterwards; our server then finds that it was paid.
        return_url: returnUrl(),
        ...(email && { payment_method_data: { billing_details: { email } } }),
      },
    })
    // Already paid in another tab, or by an earlier press whose response was lost.
    if (error?.payment_intent?.status === 'succeeded') return onPaid('succeeded')
    if (error) return refuse(error)
    return onPaid(paymentIntent.status)
  }

  function refuse(error: StripeError): void {
    if (isToldByForm(error)) return
    if (isAway(error)) setUnclear(true)
    else setFailed(words(`refused.${refusalOf(error.code, error.decline_code)}`))
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setUnauthorised(!authorised)
    if (!authorised || running.current) return
    running.current = true
    onBusy(true)
    setFailed(null)
    setUnclear(false)
    try {
      await pay()
    } finally {
      running.current = false
      onBusy(false)
    }
  }

  return (
    <form className={styles.form} id={formId} noValidate onSubmit={submit}>
      {failed !== null && (
        <Notice kind="error" isAnswer title={t('trouble.declined')}>
          {failed}
        </Notice>
      )}
      {unclear && (
        <Notice kind="error" isAnswer title={t('trouble.unclear')}>
          {t('trouble.unclearHelp')}
        </Notice>
      )}
      <PaymentFields element={element} />
      <Authorisation
        {...{ amount, currency }}
        checked={authorised}
        missing={unauthorised}
        onChecked={(checked) => {
          setAuthorised(checked)
          setUnauthorised(false)
        }}
      />
    </form>
  )
}
