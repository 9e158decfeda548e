import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { openMemorial } from '../draft/open-memorial.ts'
import { call } from './api.ts'

/** Reads a memorial and opens it in its own draft. Rejects with `ApiError`. */
export async function loadMemorial(memorialUuid: string): Promise<Memorial> {
  const { memorial } = await call(getMemorial, { params: { memorialUuid } })
  openMemorial(memorial)
  return memorial
}

/** The path at which a host continues: the dashboard for a paid memorial, else the payment. */
export const memorialHomePath = ({ paymentCompleted }: Pick<Memorial, 'paymentCompleted'>): string =>
  paymentCompleted ? '/memorial/dashboard' : '/payment'
