import { memorial } from '#contract/limits.ts'
import type { OrderContent, OrderItem } from '#contract/order-of-service.ts'
import { lettersIn, orderOfService as most } from '#contract/order-of-service-limits.ts'

/** By field, the limit that its text is above. */
export type Problems<Field extends string> = Partial<Record<Field, number>>

type ItemField = 'title' | 'by' | 'source' | 'text'
type ContentField = 'name' | 'years' | 'when' | 'thanks'

const itemLimits: [ItemField, number][] = [
  ['title', most.titleMax],
  ['by', most.lineMax],
  ['source', most.lineMax],
  ['text', most.textMax],
]

const contentLimits: [ContentField, number][] = [
  ['name', memorial.nameMax],
  ['years', most.lineMax],
  ['when', most.whenMax],
  ['thanks', most.thanksMax],
]

/** What of a part is too long. */
export const itemProblems = (item: OrderItem): Problems<ItemField> =>
  Object.fromEntries(itemLimits.filter(([field, max]) => item[field].trim().length > max))

/** What beside the parts is too long. */
export const contentProblems = (content: OrderContent): Problems<ContentField> =>
  Object.fromEntries(contentLimits.filter(([field, max]) => (content[field] ?? '').trim().length > max))

export const isFaulty = (problems: object): boolean => Object.keys(problems).length > 0

/** The parts that cannot be saved as they are. */
export const faultyItems = ({ items }: OrderContent): OrderItem[] =>
  items.filter((item) => isFaulty(itemProblems(item)))

/** The most letters of all parts together, where they have more; undefined where they have not. */
export const partsProblem = ({ items }: Pick<OrderContent, 'items'>): number | undefined =>
  lettersIn(items) > most.partsMax ? most.partsMax : undefined

export const isSendable = (content: OrderContent): boolean =>
  !isFaulty(contentProblems(content)) &&
  faultyItems(content).length === 0 &&
  partsProblem(content) === undefined
