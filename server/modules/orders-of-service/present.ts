import type { OrderContent, OrderFacts } from '#contract/order-of-service.ts'
import type { EventKind } from '#contract/programme.ts'
import type { Language } from '#languages/index.ts'
import { printOf } from '#languages/print.ts'
import { namedDay, printedTime } from '#server/mails/dates.ts'
import { mailTranslator } from '#server/mails/translator.ts'

/** What is printed of an event of the day. */
interface Event {
  kind: EventKind
  title: string | null
  date: string | null
  begins: string | null
  /** Decides how English writes its day and time. */
  zone: string | null
  place: string | null
}

/** When and where, in lines for print: `Saturday 9 January 2027, 2 pm`, and the place as it was typed. */
export function whenAndWhere({ date, begins, zone, place }: Event, language: Language): string[] {
  const when = date && [namedDay(date, language, zone), begins && printedTime(begins, null, language, zone)]
  return [
    when
      ? when
          .filter(Boolean)
          .join(SEPARATOR[language] ?? ', ')
          .replaceAll('\u202f', '\u00a0')
      : '',
    ...(place ?? '').split('\n'),
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Between a day and a time. */
const SEPARATOR: Partial<Record<Language, string>> = { ar: '، ' }

export const eventName = ({ title, kind }: Event, language: Language): string =>
  title ?? mailTranslator(language)(`programme.kinds.${kind}`)

/** The words of an order of service as plain text, for an archive. */
export function orderText(
  content: OrderContent,
  facts: Pick<OrderFacts, 'name' | 'when'>,
  language: Language,
): string {
  const { heading, kinds, between } = printOf(language).order
  const parts = listPrintedItems(content).map(({ kind, title, by, source, text }) =>
    [title || kinds[kind], [source, by].filter(Boolean).join(between), text && `\n${text}`]
      .filter(Boolean)
      .join('\n'),
  )
  const head = [heading, content.name ?? facts.name, content.years, content.when ?? facts.when]
  return [head.filter(Boolean).join('\n'), ...parts, content.thanks].filter(Boolean).join('\n\n')
}

/** A part without a word is not printed. */
export const listPrintedItems = ({ items }: Pick<OrderContent, 'items'>): OrderContent['items'] =>
  items.filter(({ title, by, source, text }) => [title, by, source, text].some((one) => one.trim() !== ''))
