import type { StripeError } from '@stripe/stripe-js'
import { useImperativeHandle, useState } from 'react'
import { networkFailureMessage } from '#app/lib/network-failure.ts'
import { returnUrl } from '#app/lib/stripe/redirect-return.ts'
import { isAway, isToldByForm, refusalOf } from '#app/lib/stripe/refusal.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { PaymentFields } from '#app/ui/payment-card/PaymentFields.tsx'
import { usePaymentElement } from '#app/ui/payment-card/use-payment-element.ts'
import type { CardFormProps, CardTrouble } from './card-form.ts'
import styles from './Giving.module.css'

const refused: CardTrouble = { kind: 'refused' }

/** Stripe's own form. Stripe receives the card or wallet and returns a token; our server confirms the gift with it. */
export function StripeCard({ ref, terms, totalMinor, currency }: CardFormProps) {
  const t = useTranslations('card')
  const element = usePaymentElement(terms, { amountMinor: totalMinor, currency: currency.toLowerCase() })
  const [why, setWhy] = useState<string | null>(null)

  const refuse = (code: string | null | undefined, declineCode?: string | null): void =>
    setWhy(t(`refused.${refusalOf(code, declineCode)}`))

  function trouble(error: StripeError): CardTrouble {
    if (isAway(error)) return { kind: 'unreachable', words: networkFailureMessage() }
    if (!isToldByForm(error)) refuse(error.code, error.decline_code)
    return refused
  }

  useImperativeHandle(ref, () => ({
    refuse: (code) => refuse(code),
    async keep() {
      setWhy(null)
      if (!element.form) return { kind: 'unreachable', words: t('loading') }
      const { stripe, elements } = element.form
      const { error: unfit } = await elements.submit()
      if (unfit) return trouble(unfit)
      const params = { return_url: returnUrl() }
      const { error, confirmationToken } = await stripe.createConfirmationToken({ elements, params })
      return error ? trouble(error) : { kind: 'kept', paymentMethodId: confirmationToken.id }
    },
    async confirm({ clientSecret }) {
      if (!element.form) return { kind: 'unreachable', words: t('loading') }
      const { stripe } = element.form
      const asked = () => stripe.handleNextAction({ clientSecret })
      const { error, paymentIntent } = await steppingAside(element.box.current, asked)
      if (error) return trouble(error)
      if (paymentIntent?.status === 'succeeded') return { kind: 'succeeded' }
      refuse('authentication_failed')
      return refused
    },
  }))

  return (
    <div className={styles.card}>
      <PaymentFields element={element} />
      {why !== null && <Notice kind="error" title={why} />}
    </div>
  )
}

/**
 * Stripe shows the bank's question over the page. A modal dialog would cover it and make it inert, so the dialog is
 * closed meanwhile.
 */
async function steppingAside<T>(box: HTMLElement | null, work: () => Promise<T>): Promise<T> {
  const dialog = box?.closest('dialog')
  if (!dialog?.open) return work()
  dialog.close()
  try {
    return await work()
  } finally {
    if (dialog.isConnected) dialog.showModal()
  }
}
