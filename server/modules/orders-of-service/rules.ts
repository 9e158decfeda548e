import { createHash } from 'node:crypto'
import type { LifeDates } from '#contract/life-dates.ts'
import {
  type OrderChoices,
  type OrderContent,
  type OrderFacts,
  OrderItemKind,
} from '#contract/order-of-service.ts'
import type { Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { lifeSpanIn } from '#server/lib/life-span.ts'

/** An order of service to begin from: it prints well without a change. The same each time, so that two hosts begin alike. */
export function firstContent(memorialUuid: string, language: Language, dates: LifeDates): OrderContent {
  return {
    name: null,
    years: lifeSpanIn(language, dates),
    when: null,
    portraitUuid: null,
    photoUuids: [],
    eventUuids: null,
    items: printOf(language).order.first.map(({ kind, title }, at) => ({
      id: idOf(`${memorialUuid} ${at}`),
      kind: OrderItemKind.parse(kind),
      title,
      by: '',
      source: '',
      text: '',
    })),
    thanks: '',
    hasCode: true,
  }
}

/** A text's own id, in the form of a UUID (RFC 9562, version 8). */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Event = OrderFacts['events'][number]

/** The service among the events of a day; without one, the first of them. */
export function coverEventOf<E extends Pick<Event, 'kind' | 'isForEveryone'>>(
  events: readonly E[],
): E | undefined {
  const shown = events.filter(({ isForEveryone }) => isForEveryone)
  return shown.find(({ kind }) => kind === 'SERVICE') ?? shown[0]
}

/** The events that the back names: those chosen, or all that are for everyone. */
export const backEventsOf = (events: readonly Event[], chosen: readonly string[] | null): Event[] =>
  events.filter(
    ({ uuid, isOnCover, isForEveryone }) =>
      !isOnCover && (chosen === null ? isForEveryone : chosen.includes(uuid)),
  )

/** A part without a word is not printed. */
export const printedItems = ({ items }: Pick<OrderContent, 'items'>): OrderContent['items'] =>
  items.filter(({ title, by, source, text }) => [title, by, source, text].some((one) => one.trim() !== ''))

/** Raise it when the same content would be printed in another way. */
const EDITION = 1

/** Where the files of an order of service are in storage: one version for each choice. */
export function placeOf(memorialUuid: string, choices: OrderChoices, printed: unknown) {
  const { paper, format, marks } = choices
  const prefix = `orders/${memorialUuid}/${paper}-${format}${marks ? '-marks' : ''}/`
  const version = createHash('sha256')
    .update(JSON.stringify([EDITION, printed]))
    .digest('hex')
    .slice(0, 20)
  return { prefix, folder: `${prefix}${version}/` }
}

/** The names of its files in their folder. */
export const files = {
  sheets: 'sheets.pdf',
  pages: 'pages.pdf',
  facts: 'facts.json',
  /** @param number from 1 */
  page: (number: number) => `page-${number}.png`,
} as const
