import { setPromo } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { loadMemorial as bringIn } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession } from '#app/lib/session.ts'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { createPaymentIntent, finishPayment } from '#contract/payments.ts'
import type { Intent } from './intent.ts'
import { isPromoGone, troubleOf } from './payment-trouble.ts'
import { type Outcome, type Payment, usePaymentFlow } from './use-payment-flow.ts'

/** The payment for the memorial of this tab's draft. */
export const usePayment = (): Payment => usePaymentFlow({ ask: askForIntent, finish })

/** Requests the payment at the price with the draft's promo code. */
async function askForIntent(): Promise<Outcome> {
  const { memorialUuid, promo, paymentCompleted } = draftStore.state.getState().draft
  const { token, user } = currentSession()
  if (paymentCompleted) return { paid: true }
  // Nobody whose memorial was never saved had a session that could expire.
  if (token === null) return { trouble: { kind: memorialUuid === null ? 'notSaved' : 'session' } }
  if (user === null || !user.emailVerified) return { trouble: { kind: 'account' } }
  if (memorialUuid === null) return { trouble: { kind: 'notSaved' } }
  try {
    const body = { memorialUuid, userUuid: user.uuid, promoCode: promo?.code ?? null }
    return { intent: await call(createPaymentIntent, { body }) }
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    if (reason.code === 'ALREADY_PAID') return readAgain(memorialUuid)
    if (!promo || !isPromoGone(reason)) return { trouble: troubleOf(reason) }
    draftStore.update(setPromo(null))
    return { ...(await askForIntent()), promoGone: promo.code }
  }
}

async function finish({ paymentIntentId, stripeCustomerId }: Intent, confirmation: string): Promise<void> {
  const { memorialUuid } = draftStore.state.getState().draft
  // The draft was closed in another tab, so the server cannot be told which memorial was paid.
  if (memorialUuid === null) throw new ApiError(404, { code: 'MEMORIAL_NOT_FOUND' })
  const userUuid = currentSession().user?.uuid ?? null
  const { memorial } = await call(finishPayment, {
    body: {
      memorialUuid,
      userUuid,
      paymentIntentId,
      stripeCustomerId,
      stripePaymentConfirmation: confirmation,
    },
  })
  noteMemorial(memorial)
}

/** The memorial was already paid, on another device or before a reload. */
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

/** Writes the server's memorial, including its payment status, to the draft. */
export const noteMemorial = (memorial: Memorial): void =>
  draftStore.update((draft) => (draft.memorialUuid === memorial.uuid ? bringIn(draft, memorial) : draft))
