import { ApiError, call } from '#app/lib/api.ts'
import type { Sending } from '#app/saving/document/document-kind.ts'
import type { LastEdit } from '#contract/memorials.ts'
import { type OrderContent, type OrderOfService, saveOrderOfService } from '#contract/order-of-service.ts'

/**
 * Saves the whole order of service. Rejects with `ApiError`, except for MEMORIAL_STALE.
 *
 * @param version that the content is based on
 */
export async function sendOrder(
  memorialUuid: string,
  content: OrderContent,
  version: number,
  signal: AbortSignal,
): Promise<OrderOfService & Sending> {
  try {
    const saved = await call(saveOrderOfService, {
      params: { memorialUuid },
      body: { content, version },
      signal,
    })
    return { ...saved, isStale: false }
  } catch (reason) {
    if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') throw reason
    // Our server's answer has the present one; like every answer of `call`, it is not checked.
    const present = reason.answer as unknown as OrderOfService & { lastEdit?: LastEdit | null }
    return { ...present, isStale: true, reason, lastEdit: present.lastEdit ?? null }
  }
}
