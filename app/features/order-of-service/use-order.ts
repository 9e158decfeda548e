import { ApiError, call } from '#app/lib/api.ts'
import type { DocumentKind } from '#app/saving/document/document-kind.ts'
import { type DocumentOptions, useDocument } from '#app/saving/document/use-document.ts'
import type { LastEdit } from '#contract/memorials.ts'
import {
  getOrderOfService,
  type OrderContent,
  type OrderFacts,
  type OrderOfService,
  saveOrderOfService,
} from '#contract/order-of-service.ts'
import { kept } from './kept.ts'

const isSameContent = (one: OrderContent, other: OrderContent): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

const orderOfService: DocumentKind<OrderContent, OrderFacts> = {
  load: (memorialUuid) => call(getOrderOfService, { params: { memorialUuid } }),
  async send(memorialUuid, content, version, signal) {
    try {
      const body = { content, version }
      const saved = await call(saveOrderOfService, { params: { memorialUuid }, body, signal })
      return { ...saved, isStale: false }
    } catch (reason) {
      if (!(reason instanceof ApiError) || reason.code !== 'MEMORIAL_STALE') throw reason
      // Our server's answer has the present one; like every answer of `call`, it is not checked.
      const present = reason.answer as unknown as OrderOfService & { lastEdit?: LastEdit | null }
      return { ...present, isStale: true, reason, lastEdit: present.lastEdit ?? null }
    }
  },
  isSame: isSameContent,
  kept,
}

/** The order of service of a memorial. */
export const useOrder = (options: DocumentOptions) => useDocument(orderOfService, options)
