import { aBoolean, aList, anInteger, anObject, aString, oneOf, or, orNull } from '#app/lib/read-stored.ts'
import type { Work } from '#app/saving/document/document-kind.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import type { OrderContent, OrderFacts, OrderItem, OrderItemKind } from '#contract/order-of-service.ts'

export type Kept = Work<OrderContent, OrderFacts>

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
export const kept = keptByPerson(
  'order-of-service',
  anObject<Kept>({
    version: anInteger,
    base: readContent,
    content: readContent,
    facts: anObject<OrderFacts>({ name: text, when: text, paymentCompleted: or(aBoolean, true) }),
  }),
)
