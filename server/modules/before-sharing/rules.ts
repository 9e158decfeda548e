import type { FoundFact } from '#contract/before-sharing.ts'
import { latinDigits } from '#contract/digits.ts'

export type PrivateFact = Omit<FoundFact, 'key'>
export type SharedText = Pick<FoundFact, 'place' | 'uuid'> & { text: string }

/** A street address beside an hour, phone numbers and mail addresses, in any of the product's languages. */
export function findPrivateFacts({ place, uuid, text }: SharedText): PrivateFact[] {
  // As long as the original, so that places in it are places in the original.
  const plain = latinDigits(text)
  const find = (kind: PrivateFact['kind'], pattern: RegExp, passes: (hit: RegExpExecArray) => boolean) =>
    [...plain.matchAll(pattern)]
      .filter(passes)
      .map(({ 0: match, index }) => ({ kind, place, uuid, ...quote(text, index, match.trim().length) }))
  return [
    ...STREETS.flatMap((street) => find('HOME', street, (hit) => isBesideHour(plain, hit))),
    ...find('PHONE', PHONE, isPhone),
    ...find('EMAIL', EMAIL, () => true),
  ]
}

const NAME = "[A-ZÁÉÍÓÚÂÊÔÃÕÇÑÜ][\\p{L}'’.-]{0,30}"
const STREETS = [
  // 9 Seaview Street
  `(?<![\\d.,:/-])\\d{1,5}[A-Za-z]?\\s+(?:${NAME}\\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Court|Close|Crescent|Place|Terrace|Way)\\b`,
  // Calle Mayor 12, Rua das Flores, 45
  `(?<!\\p{L})(?:[Cc]alle|[Aa]venida|[Aa]v\\.|[Pp]laza|[Pp]aseo|[Rr]ua|[Tt]ravessa|[Aa]lameda)\\s+(?:(?:de|del|la|las|los|da|das|do|dos)\\s+){0,2}(?:${NAME}\\s*){1,4},?\\s*(?:n\\.?º|#)?\\s*\\d{1,5}(?!\\d|\\s+de\\s)`,
  // شارع الزهور، منزل 12
  '(?<!\\p{L})شارع\\s+\\p{L}+(?:\\s+\\p{L}+){0,3}[،,]?\\s*\\d{1,5}',
].map((street) => new RegExp(street, 'gu'))

const HOUR =
  /(?<!\d)\d{1,2}(?::\d\d|\s?(?:am|pm|a\.m|p\.m|h|o[’']clock)(?!\p{L}))|(?<!\p{L})(?:a las?|às) \d|الساعة/iu
const BESIDE = 100
const isBesideHour = (text: string, { 0: match, index }: RegExpExecArray) =>
  HOUR.test(text.slice(Math.max(0, index - BESIDE), index + match.length + BESIDE))

const PHONE =
  /(?<![\p{L}\d.,@#/_-])(?:(?:\+|\(?0)[\d ().-]{6,20}\d|\d{3}[ .-]\d{3}[ .-]\d{4})(?![\p{L}\d]|[.,]\d)/gu

/** Neither a day such as 03.12.1931, nor too short or too long a number. */
const isPhone = ({ 0: match }: RegExpExecArray) =>
  /^\D*(?:\d\D*){8,15}$/.test(match) && !/^\d{1,2}[ .-]\d{1,2}[ .-]\d{4}\b/.test(match)

const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\d@-])/gu

/** From a whole word to a whole word, on one line. */
function quote(text: string, from: number, length: number, around = 60) {
  const before = text.slice(Math.max(0, from - around), from)
  const after = text.slice(from + length, from + length + around)
  const oneLine = (words: string) => words.replace(/\s+/g, ' ')
  return {
    before: oneLine(before.length < around ? before : before.replace(/^\S*\s/, '…')),
    match: oneLine(text.slice(from, from + length)),
    after: oneLine(after.length < around ? after : after.replace(/\s\S*$/, '…')),
  }
}
