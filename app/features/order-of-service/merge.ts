import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'
import { type FieldName, fieldNames, isSameField, isSameItem, withField } from './content.ts'

/** What both sides changed in another way since the base: a field, or a part. */
export type Conflict =
  | { field: FieldName; mine: OrderContent; theirs: OrderContent }
  | { id: string; mine: OrderItem; theirs: OrderItem }

export interface Merged {
  content: OrderContent
  /** Mine stand in `content` until the host has decided. */
  conflicts: Conflict[]
}

/**
 * Puts together what two hosts changed. Whoever changed what the other left alone has it; a part that one side removed
 * stays where the other changed it.
 */
export function mergeContents(base: OrderContent, mine: OrderContent, theirs: OrderContent): Merged {
  const conflicts: Conflict[] = []
  let content = mine
  for (const field of fieldNames) {
    if (isSameField(field, theirs, base) || isSameField(field, theirs, mine)) continue
    if (isSameField(field, mine, base)) content = withField(content, theirs, field)
    else conflicts.push({ field, mine, theirs })
  }
  return {
    content: { ...content, items: mergeItems(base.items, mine.items, theirs.items, conflicts) },
    conflicts,
  }
}

const find = (items: readonly OrderItem[], id: string) => items.find((item) => item.id === id)

function mergeItems(
  base: readonly OrderItem[],
  mine: readonly OrderItem[],
  theirs: readonly OrderItem[],
  conflicts: Conflict[],
): OrderItem[] {
  const items: OrderItem[] = []
  for (const id of mergedOrder(base, mine, theirs)) {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if (own && other) {
      const isTheirs = before && isSameItem(own, before)
      items.push(isTheirs ? other : own)
      if (!isTheirs && !isSameItem(own, other) && !(before && isSameItem(other, before)))
        conflicts.push({ id, mine: own, theirs: other })
    } else {
      const left = own ?? other
      // Added by this side, or removed by the other one.
      if (left && (!before || !isSameItem(before, left))) items.push(left)
    }
  }
  return items
}

/** My order if I changed it, else theirs; what only the other side has comes behind the part that it follows there. */
function mergedOrder(
  base: readonly OrderItem[],
  mine: readonly OrderItem[],
  theirs: readonly OrderItem[],
): string[] {
  const [leading, other] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine]
  const order = leading.map(({ id }) => id)
  for (const [at, { id }] of other.entries()) {
    if (order.includes(id)) continue
    const behind = order.indexOf(other[at - 1]?.id ?? '')
    order.splice(behind + 1, 0, id)
  }
  return order
}

function isReordered(base: readonly OrderItem[], mine: readonly OrderItem[]): boolean {
  const before = base.map(({ id }) => id).filter((id) => find(mine, id))
  const after = mine.map(({ id }) => id).filter((id) => find(base, id))
  return before.join() !== after.join()
}

/** The content once the host has decided what of somebody else's stays. */
export function settled(content: OrderContent, taken: readonly Conflict[]): OrderContent {
  let now = content
  for (const conflict of taken) now = withTheirs(now, conflict)
  return now
}

function withTheirs(content: OrderContent, conflict: Conflict): OrderContent {
  if ('field' in conflict) return withField(content, conflict.theirs, conflict.field)
  const items = content.items.map((item) => (item.id === conflict.id ? conflict.theirs : item))
  return { ...content, items }
}
