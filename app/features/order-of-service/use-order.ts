import { ApiError, call } from '#app/lib/api.ts'
import { aBoolean, aList, anInteger, anObject, aString, oneOf, or, orNull } from '#app/lib/read-stored.ts'
import type { DocumentKind, Work } from '#app/saving/document/document-kind.ts'
import { type DocumentOptions, useDocument } from '#app/saving/document/use-document.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import type { LastEdit } from '#contract/memorials.ts'
import {
  getOrderOfService,
  type OrderContent,
  type OrderFacts,
  type OrderItem,
  type OrderItemKind,
  type OrderOfService,
  saveOrderOfService,
} from '#contract/order-of-service.ts'

export type OrderWork = Work<OrderContent, OrderFacts>

/** In the order in which they are offered. */
export const itemKinds = [
  'HYMN',
  'READING',
  'PRAYER',
  'MUSIC',
  'WORDS',
  'NAMES',
] as const satisfies readonly OrderItemKind[]

const text = or(aString, '')

const readContent = anObject<OrderContent>({
  name: or(orNull(aString), null),
  years: text,
  when: or(orNull(aString), null),
  photoUuids: or(aList(aString), []),
  items: aList(
    anObject<OrderItem>({
      id: aString,
      kind: or(oneOf(itemKinds), 'WORDS'),
      title: text,
      by: text,
      source: text,
      text,
    }),
  ),
  thanks: text,
})

/** What is not saved, on this device. */
const kept = keptByPerson(
  'order-of-service',
  anObject<OrderWork>({
    version: anInteger,
    base: readContent,
    content: readContent,
    facts: anObject<OrderFacts>({ name: text, when: text, paymentCompleted: or(aBoolean, true) }),
  }),
)

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
  isSame: (one, other) =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort()),
  kept,
}

/** The order of service of a memorial. */
export const useOrder = (options: DocumentOptions) => useDocument(orderOfService, options)
