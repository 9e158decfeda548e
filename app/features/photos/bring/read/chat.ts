import { latinDigits } from '#contract/digits.ts'
import { dayInName, dayText } from './days.ts'
import type { BroughtDay } from './found.ts'

// The text of a chat that WhatsApp exports, of a phone by Apple and of one by Google, in any language: nothing here is a word
// of one.

/** A photo sent in a chat. */
export interface SentFile {
  name: string
  day: BroughtDay | null
  /** What was written with it; '' for nothing. */
  caption: string
}

/** Marks that say which way a text runs, which WhatsApp writes into its own words. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g
const DATE = String.raw`(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})\.?`
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[\p{L}\p{M}.]{1,6}(?:\s[\p{L}\p{M}.]{1,3})?)?`
/** `[12/5/19, 8:15:33 PM] Anna: …` */
const APPLE = new RegExp(String.raw`^\[${DATE}[,،]?\s${TIME}\]\s(.*)$`, 'u')
/** `12/05/2019, 20:15 - Anna: …` */
const ANDROID = new RegExp(String.raw`^${DATE}[,،]?\s${TIME}\s-\s(.*)$`, 'u')
/** `<attached: 00000012-PHOTO-2019-05-12-20-15-33.jpg>` */
const ATTACHED = /<[^<>:]{1,30}:\s?([^<>]+\.\w{2,5})>/u
/** `IMG-20190512-WA0001.jpg (file attached)`, alone in its line. */
const NAMED = /^(.+\.\w{2,5})\s\([^()]{3,40}\)$/u

interface Message {
  numbers: [string, string, string]
  text: string
}

/** Whether a text begins as a chat does. */
export const isChat = (text: string): boolean =>
  text
    .slice(0, 4000)
    .split('\n', 5)
    .some((line) => headOf(cleanLine(line)) !== null)

/** The files sent in a chat, with their days and the words that came with each. */
export function readChat(text: string): SentFile[] {
  const messages = messagesOf(text)
  const sent = messages.flatMap((message) => {
    const file = attachmentOf(message.text)
    return file ? [{ ...file, numbers: message.numbers }] : []
  })
  const dayOf = dayReader(
    messages.map(({ numbers }) => numbers),
    sent.map(({ name, numbers }) => ({ numbers, day: dayInName(name) })),
    /\d\s?[AP]M\b/u.test(text.slice(0, 4000)),
  )
  return sent.map(({ name, caption, numbers }) => ({ name, caption, day: dayOf(numbers) ?? dayInName(name) }))
}

/** A line without marks, with Latin digits and plain spaces. */
const cleanLine = (line: string): string =>
  latinDigits(line.replace(MARKS, '').replace(/[\u00a0\u202f\u2009]/g, ' ')).trimEnd()

function headOf(line: string): Message | null {
  const [, first = '', second = '', third = '', text = ''] = APPLE.exec(line) ?? ANDROID.exec(line) ?? []
  return first === '' ? null : { numbers: [first, second, third], text }
}

function messagesOf(text: string): Message[] {
  const messages: Message[] = []
  for (const line of text.split(/\r?\n/)) {
    const message = headOf(cleanLine(line))
    const last = messages.at(-1)
    if (message) messages.push(message)
    // Digits of what somebody wrote stay as they are.
    else if (last) last.text += `\n${line.replace(MARKS, '')}`
  }
  return messages
}

/** The file of a message, and its caption; null for a message without one. */
function attachmentOf(message: string): { name: string; caption: string } | null {
  // `Anna: `; a message of the group itself has no author.
  const text = message.slice(message.indexOf(': ') < 0 ? 0 : message.indexOf(': ') + 2)
  const [tag, attached] = ATTACHED.exec(text) ?? []
  if (tag !== undefined && attached !== undefined)
    return { name: attached.trim(), caption: text.replace(tag, '').trim() }
  const [first = '', ...others] = text.split('\n')
  const named = NAMED.exec(first)?.[1]
  return named === undefined ? null : { name: named.trim(), caption: others.join('\n').trim() }
}

type Numbers = Message['numbers']
type Order = 'dmy' | 'mdy' | 'ymd'

/**
 * How a chat writes its dates, told from all of them: a chat runs from its first day to its last, no month is a thirteenth, and
 * some files carry their day in their names.
 */
function dayReader(
  all: readonly Numbers[],
  known: readonly { numbers: Numbers; day: BroughtDay | null }[],
  isAmerican: boolean,
): (numbers: Numbers) => BroughtDay | null {
  const faults = (order: Order) => {
    const days = all.map((numbers) => dayOf(numbers, order))
    const unread = days.filter((day) => day === null).length
    const wrong = known.filter(({ numbers, day }) => day !== null && dayOf(numbers, order) !== day).length
    const backwards = days.filter((day, at) => at > 0 && (day ?? '') < (days[at - 1] ?? '')).length
    return (unread + wrong) * 10 + backwards
  }
  // Where nothing tells: who writes months first writes AM and PM, so and not otherwise.
  const orders: Order[] = isAmerican ? ['mdy', 'dmy', 'ymd'] : ['dmy', 'mdy', 'ymd']
  const [best = 'dmy'] = orders
    .map((order) => ({ order, faults: faults(order) }))
    .toSorted((one, other) => one.faults - other.faults)
    .map(({ order }) => order)
  return (numbers) => dayOf(numbers, best)
}

function dayOf([first, second, third]: Numbers, order: Order): BroughtDay | null {
  const [year, month, day] =
    order === 'ymd'
      ? [first, second, third]
      : order === 'dmy'
        ? [third, second, first]
        : [third, first, second]
  if (year.length !== 2 && year.length !== 4) return null
  return dayText(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
}
