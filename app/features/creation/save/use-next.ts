import { useDraft } from '#app/draft/hooks.ts'

/** The login, which leads back to Save. */
export const LOGIN_PATH = `/login?redirect=${encodeURIComponent('/save')}`

/** Path and label of the next step after a memorial was saved. */
export function useNext() {
  const isPaid = useDraft((draft) => draft.paymentCompleted)
  return isPaid
    ? ({ path: '/memorial/dashboard', words: 'toDashboard' } as const)
    : ({ path: '/payment', words: 'toPayment' } as const)
}
