import type { Answer } from '#contract/endpoint.ts'
import type { createPaymentIntent } from '#contract/payments.ts'

/** The payment intent of a memorial, as the server created it. */
export type Intent = Omit<Answer<typeof createPaymentIntent>, 'success' | 'msg'>

export interface PaymentFormProps {
  /** Id of the `<form>`, because the Pay button is in the foot, outside it. */
  formId: string
  intent: Intent
  /** '$30.00' */
  amount: string
  /** 'AUD' */
  currency: string
  /** A request to the provider is in progress; other buttons are disabled. */
  onBusy: (busy: boolean) => void
  /**
   * The provider took the payment. `confirmation` is the provider's status for it, which is passed on to the server.
   */
  onPaid: (confirmation: string) => Promise<void>
}
