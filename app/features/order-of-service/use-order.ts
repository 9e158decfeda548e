import { call } from '#app/lib/api.ts'
import type { DocumentKind } from '#app/saving/document/document-kind.ts'
import { type DocumentOptions, useDocument } from '#app/saving/document/use-document.ts'
import { getOrderOfService, type OrderContent, type OrderFacts } from '#contract/order-of-service.ts'
import { isSameContent } from './content.ts'
import { kept } from './kept.ts'
import { type Conflict, mergeContents, settled } from './merge.ts'
import { sendOrder } from './send-order.ts'

const orderOfService: DocumentKind<OrderContent, OrderFacts, Conflict> = {
  load: (memorialUuid) => call(getOrderOfService, { params: { memorialUuid } }),
  send: sendOrder,
  merge: mergeContents,
  settled,
  isSame: isSameContent,
  kept,
}

/** The order of service of a memorial. */
export const useOrder = (options: DocumentOptions) => useDocument(orderOfService, options)
