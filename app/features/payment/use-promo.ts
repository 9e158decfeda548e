import { setPromo } from '#app/draft/edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { ApiError, call } from '#app/lib/api.ts'
import { currentSession } from '#app/lib/session.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { validatePromo } from '#contract/payments.ts'
import { noteMemorial } from './use-payment.ts'
import { type PromoCheck, usePromoCheck } from './use-promo-check.ts'

/**
 * The promo code for the memorial of this tab's draft.
 *
 * @param onPriceChanged starts the payment again
 */
export function usePromo(onPriceChanged: () => Promise<unknown>): PromoCheck {
  const t = useTranslations('payment.promo')

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
      if (!free) await onPriceChanged()
    } catch (reason) {
      // It was paid meanwhile, which starting the payment again finds out.
      if (!(reason instanceof ApiError && reason.code === 'ALREADY_PAID')) throw reason
      await onPriceChanged()
    }
  }

  return usePromoCheck({
    closed,
    look,
    remove() {
      draftStore.update(setPromo(null))
      void onPriceChanged()
    },
  })
}
