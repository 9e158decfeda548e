import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'

/** Fields of an order of service beside its parts; each is merged as a whole. */
export const fieldNames = [
  'name',
  'years',
  'when',
  'portraitUuid',
  'photoUuids',
  'eventUuids',
  'thanks',
  'hasCode',
] as const satisfies readonly (keyof OrderContent)[]
export type FieldName = (typeof fieldNames)[number]

/** A list of texts of a part, its kind included. */
const valuesOf = ({ kind, title, by, source, text }: OrderItem) => [kind, title, by, source, text]

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isSameItem = (one: OrderItem, other: OrderItem): boolean =>
  isAlike(valuesOf(one), valuesOf(other))

export const isSameField = (name: FieldName, one: OrderContent, other: OrderContent): boolean =>
  isAlike(one[name], other[name])

export const isSameContent = (one: OrderContent, other: OrderContent): boolean =>
  fieldNames.every((name) => isSameField(name, one, other)) &&
  isAlike(
    one.items.map((item) => [item.id, ...valuesOf(item)]),
    other.items.map((item) => [item.id, ...valuesOf(item)]),
  )

/** Takes one field of another content. */
export const withField = (to: OrderContent, from: OrderContent, name: FieldName): OrderContent => ({
  ...to,
  [name]: from[name],
})

/** Moves a part up (-1) or down (1) by one place; unchanged at the end. */
export function moved(items: readonly OrderItem[], id: string, by: -1 | 1): OrderItem[] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  const target = at + by
  if (!item || target < 0 || target >= items.length) return [...items]
  const others = items.toSpliced(at, 1)
  return others.toSpliced(target, 0, item)
}
