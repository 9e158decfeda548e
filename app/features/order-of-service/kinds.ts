import type { OrderItem, OrderItemKind } from '#contract/order-of-service.ts'

/** In the order in which they are offered. */
export const itemKinds = [
  'HYMN',
  'READING',
  'PRAYER',
  'MUSIC',
  'WORDS',
  'NAMES',
] as const satisfies readonly OrderItemKind[]

/** The fields that a part of each kind is asked for, beside its title and its words. */
const asksFor: Record<OrderItemKind, { by: boolean; source: boolean }> = {
  HYMN: { by: true, source: true },
  READING: { by: true, source: true },
  PRAYER: { by: true, source: false },
  MUSIC: { by: true, source: true },
  WORDS: { by: true, source: false },
  NAMES: { by: false, source: false },
}

/** The fields shown of a part: those of its kind, and those in which something stands. */
export const fieldsOf = ({ kind, by, source }: OrderItem) => ({
  by: asksFor[kind].by || by !== '',
  source: asksFor[kind].source || source !== '',
})
