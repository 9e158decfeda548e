import { eventKinds } from '#app/lib/event-kinds.ts'
import { aBoolean, aList, anInteger, anObject, aString, oneOf, or, orNull } from '#app/lib/read-stored.ts'
import type { Work } from '#app/saving/document/document-kind.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'
import type { OrderContent, OrderFacts, OrderItem } from '#contract/order-of-service.ts'
import { itemKinds } from './kinds.ts'

export type Kept = Work<OrderContent, OrderFacts>

const text = or(aString, '')

const readItem = anObject<OrderItem>({
  id: aString,
  kind: or(oneOf(itemKinds), 'WORDS'),
  title: text,
  by: text,
  source: text,
  text,
})

const readContent = anObject<OrderContent>({
  name: or(orNull(aString), null),
  years: text,
  when: or(orNull(aString), null),
  portraitUuid: or(orNull(aString), null),
  photoUuids: or(aList(aString), []),
  eventUuids: or(orNull(aList(aString)), null),
  items: aList(readItem),
  thanks: text,
  hasCode: or(aBoolean, true),
})

const readFacts = anObject<OrderFacts>({
  name: text,
  when: text,
  events: or(
    aList(
      anObject<OrderFacts['events'][number]>({
        uuid: aString,
        kind: or(oneOf(eventKinds), 'OTHER'),
        title: orNull(aString),
        date: orNull(aString),
        begins: orNull(aString),
        zone: orNull(aString),
        place: orNull(aString),
        isOnCover: aBoolean,
        isForEveryone: aBoolean,
      }),
    ),
    [],
  ),
  paymentCompleted: or(aBoolean, true),
})

export const kept = keptByPerson(
  'order-of-service',
  anObject<Kept>({
    version: anInteger,
    base: readContent,
    content: readContent,
    facts: readFacts,
  }),
)
