import { setPromo } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { loadMemorial as bringIn } from '#app/draft/memorial.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { createPaymentIntent, finishPayment, validatePromo } from '#contract/payments.ts'
import { findTrouble, type Intent, isPromoGone, type Outcome, usePaymentFlow } from './use-payment-flow.ts'
import { usePromoCheck } from './use-promo-check.ts'

/** The payment for the memorial of this tab's draft, and the promo code that lowers its price. */
export function usePayment() {
  const t = useTranslations('payment.promo')
  const applied = useDraft((draft) => draft.promo?.code ?? null)
  const payment = usePaymentFlow({ ask: askForIntent, finish })

  function closed(): string | null {
    if (!currentSession().isSignedIn) return t('signIn')
    return draftStore.state.getState().draft.memorialUuid === null ? t('noMemorial') : null
  }

  async function look(code: string): Promise<void> {
    const { memorialUuid } = draftStore.state.getState().draft
    if (memorialUuid === null) return
    try {
      const { free, memorial } = await call(validatePromo, { body: { memorialUuid, code } })
      draftStore.update(setPromo({ code: code.toUpperCase(), free }))
      noteMemorial(memorial)
      if (!free) await payment.begin()
    } catch (reason) {
      // It was paid meanwhile, which starting the payment again finds out.
      if (!(reason instanceof ApiError && reason.code === 'ALREADY_PAID')) throw reason
      await payment.begin()
    }
  }

  function remove() {
    draftStore.update(setPromo(null))
    void payment.begin()
  }

  return { payment, promo: usePromoCheck({ closed, look, remove }), applied }
}

/** Requests the payment at the price with the draft's promo code. */
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
    if (!promo || !isPromoGone(reason)) return { trouble: findTrouble(reason) }
    draftStore.update(setPromo(null))
    return { ...(await askForIntent()), promoGone: promo.code }
  }
}

async function finish({ paymentIntentId, stripeCustomerId }: Intent, confirmation: string): Promise<void> {
  const { memorialUuid } = draftStore.state.getState().draft
  // The draft was closed in another tab, so the server cannot be told which memorial was paid.
  if (memorialUuid === null) throw new ApiError(404, { code: 'MEMORIAL_NOT_FOUND' })
  const userUuid = currentSession().user?.uuid ?? null
  const stripePaymentConfirmation = confirmation
  const body = { memorialUuid, userUuid, paymentIntentId, stripeCustomerId, stripePaymentConfirmation }
  noteMemorial((await call(finishPayment, { body })).memorial)
}

/** The memorial was already paid, on another device or before a reload. */
async function readAgain(memorialUuid: string): Promise<Outcome> {
  try {
    noteMemorial((await call(getMemorial, { params: { memorialUuid } })).memorial)
    return { paid: true }
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason
    return { trouble: findTrouble(reason) }
  }
}

/** Writes the server's memorial, including its payment status, to the draft. */
const noteMemorial = (memorial: Memorial): void =>
  draftStore.update((draft) => (draft.memorialUuid === memorial.uuid ? bringIn(draft, memorial) : draft))
