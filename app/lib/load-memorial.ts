import { getMemorial, type Memorial } from '#contract/memorials.ts'
import { openMemorial } from '../draft/open-memorial.ts'
import type { Draft } from '../draft/schema.ts'
import { isUnfinishedMemorial, stepLeftAt, steps } from '../draft/steps.ts'
import { call } from './api.ts'

/** Reads a memorial and opens it in its own draft. Rejects with `ApiError`. */
export async function loadMemorial(memorialUuid: string): Promise<Memorial> {
  const { memorial } = await call(getMemorial, { params: { memorialUuid } })
  openMemorial(memorial)
  return memorial
}

/**
 * The path at which a host continues: the dashboard for a paid memorial, else the payment; a memorial that was kept by
 * mail before its end continues at the step where it was left (docs/decisions/0012).
 */
export function memorialHomePath(
  { paymentCompleted }: Pick<Memorial, 'paymentCompleted'>,
  draft: Draft,
): string {
  if (paymentCompleted) return '/memorial/dashboard'
  const left = isUnfinishedMemorial(draft)
    ? steps[stepLeftAt(draft.currentStep, draft.furthestStep)]
    : undefined
  return left && left.index > 0 ? left.path : '/payment'
}
