import { createHash } from 'node:crypto'
import type { LifeDates } from '#contract/life-dates.ts'
import { type OrderContent, OrderItemKind } from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'

/** An order of service to begin from: it prints well without a change. The same each time, so that two hosts begin alike. */
export function firstContent(memorialUuid: string, language: Language, dates: LifeDates): OrderContent {
  return {
    name: null,
    years: lifeSpanIn(language, dates),
    when: null,
    photoUuids: [],
    items: printOf(language).order.first.map(({ kind, title }, at) => ({
      id: idOf(`${memorialUuid} ${at}`),
      kind: OrderItemKind.parse(kind),
      title,
      by: '',
      source: '',
      text: '',
    })),
    thanks: '',
  }
}

/** A text's own id, in the form of a UUID (RFC 9562, version 8). */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A part without a word is not printed. */
export const printedItems = ({ items }: Pick<OrderContent, 'items'>): OrderContent['items'] =>
  items.filter(({ title, by, source, text }) => [title, by, source, text].some((one) => one.trim() !== ''))
