import type { Answer } from '#contract/endpoint.ts'
import type { createPaymentIntent } from '#contract/payments.ts'

/** The one payment of a memorial, as the server began it. */
export type Intent = Omit<Answer<typeof createPaymentIntent>, 'success' | 'msg'>

export interface PaymentFormProps {
  /** Of its `<form>`: the Pay button stands in the foot, outside of it. */
  formId: string
  intent: Intent
  /** '$30.00' */
  amount: string
  /** 'AUD' */
  currency: string
  /** It asks the provider just now; nothing else may be pressed. */
  onBusy: (busy: boolean) => void
  /** The provider took the payment; `confirmation` is its own word for it, for the server. */
  onPaid: (confirmation: string) => Promise<void>
}
