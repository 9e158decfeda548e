import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeElementsOptionsMode,
} from '@stripe/stripe-js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadStripe, type StripePage } from '#app/lib/stripe/load-stripe.ts'

/** The secret of an existing payment; or the amount, for a card that is only stored for now. */
export type PaymentElementOptions = { clientSecret: string } | { amountMinor: number; currency: string }

export interface PaymentElement {
  /** The element into which Stripe puts its fields: cards, and the browser's wallets. */
  box: RefObject<HTMLDivElement | null>
  /** null while it is loading. */
  form: { stripe: Stripe; elements: StripeElements } | null
  failed: boolean
}

/** Mounts Stripe's own form in our page. Another payment gets another form. */
export function usePaymentElement(page: StripePage, wanted: PaymentElementOptions): PaymentElement {
  const { publishableKey, scriptUrl } = page
  const box = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<PaymentElement['form']>(null)
  const [failed, setFailed] = useState(false)
  const wish = JSON.stringify(wanted)

  useEffect(() => {
    let over = false
    let unmount = () => {}
    setForm(null)
    setFailed(false)
    loadStripe({ publishableKey, scriptUrl }).then(
      (stripe) => {
        if (over || box.current === null) return
        const elements = elementsFor(stripe, JSON.parse(wish))
        const element = elements.create('payment', { layout: 'tabs' })
        element.on('ready', () => !over && setForm({ stripe, elements }))
        element.on('loaderror', () => !over && setFailed(true))
        element.mount(box.current)
        unmount = () => element.destroy()
      },
      () => !over && setFailed(true),
    )
    return () => {
      over = true
      unmount()
    }
  }, [publishableKey, scriptUrl, wish])

  return { box, form, failed }
}

function elementsFor(stripe: Stripe, wanted: PaymentElementOptions): StripeElements {
  if ('clientSecret' in wanted) {
    const options: StripeElementsOptionsClientSecret = { clientSecret: wanted.clientSecret, ...look }
    return stripe.elements(options)
  }
  const options: StripeElementsOptionsMode = {
    mode: 'payment',
    amount: wanted.amountMinor,
    currency: wanted.currency,
    allowedPaymentMethodTypes: ['card'],
    ...look,
  }
  return stripe.elements(options)
}

/** Stripe's fields are in its iframes, which our style sheets cannot reach: these repeat the values of our tokens. */
const look = {
  appearance: {
    theme: 'stripe',
    variables: { colorPrimary: '#00666f', borderRadius: '6px', spacingUnit: '4px' },
  },
} as const
