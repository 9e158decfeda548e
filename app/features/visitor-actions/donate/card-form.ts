import type { Ref } from 'react'
import type { DonationTerms } from '#contract/funds.ts'

/** Why a card was not accepted. */
export type CardTrouble =
  /** The reason is already shown at the card. */
  | { kind: 'refused' }
  /** There was no answer; the same can be tried again. */
  | { kind: 'unreachable'; words: string }

/** A form that sends the card to the payment provider, never to our server. */
export interface CardForm {
  /** Never rejects: what is missing or refused is shown at the card. */
  keep(): Promise<{ kind: 'kept'; paymentMethodId: string } | CardTrouble>
  /** Asks the bank's question (3-D Secure). */
  confirm(payment: {
    paymentIntentId: string
    clientSecret: string
  }): Promise<{ kind: 'succeeded' } | CardTrouble>
  /** Shows at the card what our server was told about it. */
  refuse(code: string | null, words: string): void
}

export interface CardFormProps {
  ref: Ref<CardForm>
  /** The provider, and what its form needs. */
  terms: DonationTerms
  /** Gift and fee, in minor units. */
  totalMinor: number
  /** '$10.48' */
  amount: string
  /** 'AUD' */
  currency: string
}
