import { useCallback, useEffect, useRef, useState } from 'react'
import { setPromo } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { loadMemorial as bringIn } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession } from '#app/lib/session.ts'
import { retrying } from '#app/saving/retry.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { createPaymentIntent, finishPayment } from '#contract/payments.ts'
import type { Intent } from './payment-form.ts'

/** Why there is nothing to pay with, or why a payment was not settled. */
export type PaymentTrouble =
  /** Signing in again helps. */
  | { kind: 'session' | 'account' }
  /** There is no memorial to pay for. */
  | { kind: 'notSaved' }
  /** The payment could not be begun; `retry` begins it again. */
  | { kind: 'start'; words: string }
  /** The card was taken, and the server could not be told; trying again only tells it. */
  | { kind: 'incomplete' | 'finalise'; words: string }

export interface Payment {
  /** null until the server named it. */
  intent: Intent | null
  /** The price is being asked for. */
  beginning: boolean
  trouble: PaymentTrouble | null
  /** A stored promo code was no longer taken. */
  promoGone: string | null
  /** Begins the payment, or, after a code was applied or removed, begins it at another price. */
  begin(): Promise<void>
  /** The provider took the payment: the server settles it. */
  settle(confirmation: string): Promise<void>
  /** Whether `settle` has to be done again. */
  resettle: (() => Promise<void>) | null
}

/** The one payment of the memorial in this tab's draft (spec 2 §4 "Payment states"). */
export function usePayment(): Payment {
  const [intent, setIntent] = useState<Intent | null>(null)
  const [beginning, setBeginning] = useState(true)
  const [trouble, setTrouble] = useState<PaymentTrouble | null>(null)
  const [promoGone, setPromoGone] = useState<string | null>(null)
  const [unsettled, setUnsettled] = useState<string | null>(null)
  const latest = useRef(0)

  const begin = useCallback(async (): Promise<void> => {
    latest.current += 1
    const mine = latest.current
    setTrouble(null)
    setBeginning(true)
    const outcome = await askForIntent()
    // Another price was asked for meanwhile.
    if (mine !== latest.current) return
    setBeginning(false)
    if ('intent' in outcome) setIntent(outcome.intent)
    if ('trouble' in outcome) setTrouble(outcome.trouble)
    if (outcome.promoGone) setPromoGone(outcome.promoGone)
  }, [])

  useEffect(() => {
    void begin()
  }, [begin])

  async function settle(confirmation: string): Promise<void> {
    const { memorialUuid } = draftStore.state.getState().draft
    if (intent === null || memorialUuid === null) return setTrouble({ kind: 'notSaved' })
    const { paymentIntentId, stripeCustomerId } = intent
    const userUuid = currentSession().user?.uuid ?? null
    setTrouble(null)
    setUnsettled(confirmation)
    try {
      const { memorial } = await retrying(() =>
        call(finishPayment, {
          body: {
            memorialUuid,
            userUuid,
            paymentIntentId,
            stripeCustomerId,
            stripePaymentConfirmation: confirmation,
          },
        }),
      )
      setUnsettled(null)
      noteMemorial(memorial)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === 401) return setTrouble({ kind: 'session' })
      const kind = reason.code === 'PAYMENT_INCOMPLETE' ? 'incomplete' : 'finalise'
      setTrouble({ kind, words: reason.message })
      // The provider knows nothing of it: another card may be tried.
      if (kind === 'incomplete') setUnsettled(null)
    }
  }

  return {
    intent,
    beginning,
    trouble,
    promoGone,
    begin,
    settle,
    resettle: unsettled === null ? null : () => settle(unsettled),
  }
}

type Outcome = ({ intent: Intent } | { trouble: PaymentTrouble } | { paid: true }) & { promoGone?: string }

/** The payment at the price that the draft's promo code leaves. */
async function askForIntent(): Promise<Outcome> {
  const { memorialUuid, promo, paymentCompleted } = draftStore.state.getState().draft
  const { token, user } = currentSession()
  if (paymentCompleted) return { paid: true }
  if (token === null) return { trouble: { kind: 'session' } }
  if (user === null || !user.emailVerified) return { trouble: { kind: 'account' } }
  if (memorialUuid === null) return { trouble: { kind: 'notSaved' } }
  try {
    const body = { memorialUuid, userUuid: user.uuid, promoCode: promo?.code ?? null }
    return { intent: await call(createPaymentIntent, { body }) }
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    if (reason.code === 'ALREADY_PAID') return readAgain(memorialUuid)
    if (!promo || (reason.code !== 'PROMO_NOT_FOUND' && reason.field !== 'promoCode'))
      return { trouble: troubleOf(reason) }
    draftStore.update(setPromo(null))
    return { ...(await askForIntent()), promoGone: promo.code }
  }
}

/** Paid for already, on another device or before a reload. */
async function readAgain(memorialUuid: string): Promise<Outcome> {
  try {
    const { memorial } = await call(getMemorial, { params: { memorialUuid } })
    noteMemorial(memorial)
    return { paid: true }
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    return { trouble: troubleOf(reason) }
  }
}

function troubleOf({ status, code, message }: ApiError): PaymentTrouble {
  if (status === 401) return { kind: 'session' }
  if (code === 'EMAIL_UNVERIFIED') return { kind: 'account' }
  if (code === 'MEMORIAL_NOT_FOUND') return { kind: 'notSaved' }
  return { kind: 'start', words: message }
}

/** What the server says of the memorial, and with it of the payment. */
export const noteMemorial = (memorial: Memorial): void =>
  draftStore.update((draft) => (draft.memorialUuid === memorial.uuid ? bringIn(draft, memorial) : draft))
