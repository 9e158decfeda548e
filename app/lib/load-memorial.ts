import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { draftStore } from '../draft/hooks.ts'
import { call } from './api.ts'

/** Reads a memorial and opens it in its own draft. Rejects with `ApiError`. */
export async function loadMemorial(memorialUuid: string): Promise<Memorial> {
  const { memorial } = await call(getMemorial, { params: { memorialUuid } })
  draftStore.openMemorial(memorial)
  return memorial
}

/** Paid memorials have a dashboard; the others go on to the payment (spec 1 §4). */
export const homeOf = (memorial: Pick<Memorial, 'paymentCompleted'>) =>
  memorial.paymentCompleted ? '/memorial/dashboard' : '/payment'
