import type { ReactNode, Ref } from 'react'
import type { StripePage } from '#app/lib/stripe/load-stripe.ts'
import type { PaymentElementOptions } from '#app/ui/payment-card/use-payment-element.ts'

/** Milliseconds until our server is asked again what became of a payment. */
export const LOOK_AGAIN_MS = 5000

/** A payment that the provider knows. */
export interface ProviderPayment {
  paymentIntentId: string
  clientSecret: string
}

/** Why a card was not taken. */
export type CardTrouble =
  /** Nothing was sent: the form shows what is missing. */
  | { kind: 'incomplete' }
  /** `why`: the reason; null where a field shows it. */
  | { kind: 'refused'; why: string | null }
  /** There was no answer; the same can be tried again. */
  | { kind: 'unreachable'; words: string }
  /** The form has not been loaded yet. */
  | { kind: 'notReady' }

/** A form that sends the card to the payment provider, never to our server. Its functions never reject. */
export interface CardForm {
  /** Shows at the fields what is missing; returns whether nothing is. */
  check(): boolean
  /**
   * Pays an existing payment and asks the bank's question (3-D Secure). `status`: what the provider says of it now.
   *
   * @param isWanted asked once the card is complete; if it is not, nothing is charged
   */
  pay(
    payment: ProviderPayment,
    isWanted: () => Promise<boolean>,
  ): Promise<{ kind: 'paid'; status: string } | CardTrouble>
  /** Leaves the card with the provider, for our server to charge. */
  keep(): Promise<{ kind: 'kept'; paymentMethodId: string } | CardTrouble>
  /** Asks the bank's question about a payment that our server began. */
  confirm(payment: ProviderPayment): Promise<{ kind: 'paid' } | CardTrouble>
  /** Shows at the card what our server was told about it. */
  refuse(code: string | null, words: string): void
}

export interface CardFormProps {
  ref: Ref<CardForm>
  /** What the provider's own form needs. */
  page: StripePage
  /** The payment to pay, or the amount for a card that is only kept. */
  wanted: PaymentElementOptions
  /** '$10.48' */
  amount: string
  /** 'AUD' */
  currency: string
  /** Where a bank with a page of its own leads back to after a card that is kept; by default this page. */
  returnPath?: string | undefined
  /** The address for the provider's record of who pays. */
  email?: string | undefined
  /**
   * What the caller says of the last try, above the fields. Where this is given, even as null, the caller says why a
   * card was refused; otherwise the form does.
   */
  notice?: ReactNode
}
