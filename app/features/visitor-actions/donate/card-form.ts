import type { Ref } from 'react'
import type { DonationTerms } from '#contract/funds.ts'

/** Why a card did not go through. */
export type CardTrouble =
  /** Told beside the card already. */
  | { kind: 'refused' }
  /** No answer: the same may be tried again. */
  | { kind: 'unreachable'; words: string }

/** A form that leaves a card with its payment provider, and never with our server. */
export interface CardForm {
  /** Rejects nothing: what is missing or refused is told beside the card. */
  keep(): Promise<{ kind: 'kept'; paymentMethodId: string } | CardTrouble>
  /** The bank's question to its customer. */
  confirm(payment: {
    paymentIntentId: string
    clientSecret: string
  }): Promise<{ kind: 'succeeded' } | CardTrouble>
  /** What our server heard of the card, told beside it. */
  refuse(code: string | null, words: string): void
}

export interface CardFormProps {
  ref: Ref<CardForm>
  /** Of the provider, and what its form needs. */
  terms: DonationTerms
  /** Gift and fee, in minor units. */
  totalMinor: number
  /** '$10.48' */
  amount: string
  /** 'AUD' */
  currency: string
}
