import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { useImperativeHandle, useState } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { returnUrl } from '#app/lib/stripe/redirect-return.ts'
import { isAway, isToldByForm, refusalOf } from '#app/lib/stripe/refusal.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { PaymentElement } from '#app/ui/payment-card/use-payment-element.ts'
import { usePaymentElement } from '#app/ui/payment-card/use-payment-element.ts'
import type { CardFormProps, CardTrouble } from './card-form.ts'

/**
 * Stripe's own form: the card or wallet goes to Stripe only. Stripe charges it, or gives a token with which our server
 * does.
 */
export function StripeCard({ ref, page, wanted, email, notice, returnPath }: CardFormProps) {
  const t = useTranslations('card')
  const element = usePaymentElement(page, wanted)
  const [why, setWhy] = useState<string | null>(null)

  function refuse(code: string | null | undefined, declineCode?: string | null): CardTrouble {
    const words = t(`refused.${refusalOf(code, declineCode)}`)
    setWhy(words)
    return { kind: 'refused', why: words }
  }

  function trouble(error: StripeError): CardTrouble {
    if (isAway(error)) return { kind: 'unreachable', words: networkFailureMessage() }
    return isToldByForm(error) ? { kind: 'incomplete' } : refuse(error.code, error.decline_code)
  }

  useImperativeHandle(ref, () => ({
    refuse: (code) => void refuse(code),
    // Stripe's fields say so themselves, once they are sent.
    check: () => true,
    async pay({ clientSecret }, isWanted) {
      setWhy(null)
      if (!element.form) return { kind: 'notReady' }
      const { stripe, elements } = element.form
      const { error: unfit } = await elements.submit()
      if (unfit) return trouble(unfit)
      if (!(await isWanted())) return { kind: 'incomplete' }
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: {
          // A bank with a page of its own redirects to this URL afterwards; our server then finds that it was paid.
          return_url: returnUrl(),
          ...(email && { payment_method_data: { billing_details: { email } } }),
        },
      })
      // Already paid in another tab, or by an earlier press whose response was lost.
      const taken = takenStatus(error?.payment_intent)
      if (taken) return { kind: 'paid', status: taken }
      return error ? trouble(error) : { kind: 'paid', status: paymentIntent.status }
    },
    async keep() {
      setWhy(null)
      if (!element.form) return { kind: 'notReady' }
      const { stripe, elements } = element.form
      const { error: unfit } = await elements.submit()
      if (unfit) return trouble(unfit)
      const params = { return_url: returnPath ? location.origin + returnPath : returnUrl() }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements, params })
      return error ? trouble(error) : { kind: 'kept', paymentMethodId: confirmationToken.id }
    },
    async confirm({ clientSecret }) {
      if (!element.form) return { kind: 'notReady' }
      const { stripe } = element.form
      const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
      if (takenStatus(paymentIntent ?? error?.payment_intent)) return { kind: 'paid' }
      return error ? trouble(error) : refuse('authentication_failed')
    },
  }))

  return (
    <div className="stack">
      {notice}
      <PaymentFields element={element} />
      {why !== null && notice === undefined && <Notice kind="error" title={why} />}
    </div>
  )
}

/** The status of a payment that the bank took, or still works on; no other card may be charged then. */
const takenStatus = (payment: PaymentIntent | undefined): string | null =>
  payment?.status === 'succeeded' || payment?.status === 'processing' ? payment.status : null

/** The container for the provider's own fields, with a message while they load. Needs the messages `card`. */
function PaymentFields({ element: { box, form, failed } }: { element: PaymentElement }) {
  const t = useTranslations('card')
  return (
    <>
      {!form && !failed && <LoadingLine>{t('loading')}</LoadingLine>}
      {failed && (
        <Notice kind="error" title={t('unavailable')}>
          {t('unavailableHelp')}
        </Notice>
      )}
      <div ref={box} />
    </>
  )
}
