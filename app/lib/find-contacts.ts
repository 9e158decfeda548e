import { classifyContact, isContact } from '#contract/contacts-text.ts'

export interface FoundContact {
  /** An email address or a phone number. */
  text: string
  /** The name beside it, else empty. */
  name: string
}

export interface Reading {
  found: FoundContact[]
  unread: string[]
}

export const selectEmails = (contacts: string[]) => contacts.filter((one) => classifyContact(one) === 'email')

/** Reads each line separately, in parts (docs/decisions/0015). */
export function readContactLines(text: string): Reading {
  const reading: Reading = { found: [], unread: [] }
  for (const line of withNamesUnquoted(text).split(/[\n\r]/)) {
    const pieces = line.split(SEPARATORS).filter((piece) => piece.trim() !== '')
    const contacts = pieces.map(foundIn)
    for (const [at, piece] of pieces.entries()) {
      const found = contacts[at] ?? []
      const [next] = contacts[at + 1] ?? []
      // `Ana Silva, ana@example.com`
      const person = at === 0 && found.length === 0 ? personIn(piece.split(/\s+/), true) : ''
      if (next?.name === '' && person !== '') next.name = person
      else if (found.length === 0) reading.unread.push(piece.trim())
      nameAlike(reading.found.at(-1), at > 0 ? found[0] : undefined)
      reading.found.push(...found)
      // A mistyped address beside a contact would be lost without a word.
      if (found.length > 0) reading.unread.push(...wordsOf(piece).filter(isMistyped))
    }
  }
  return reading
}

/** `Ana Silva, ana@example.com, 0412 345 678`: an address and a number side by side belong to one person. */
function nameAlike(one: FoundContact | undefined, next: FoundContact | undefined): void {
  if (one && next?.name === '' && classifyContact(one.text) !== classifyContact(next.text))
    next.name = one.name
}

/** `"Silva, Ana" <ana@example.com>` would be split at its comma. */
const withNamesUnquoted = (text: string) =>
  text.replace(/"([^"\n\r]{0,200})" {0,9}</g, (_, name: string) => {
    const [surname = '', firstName] = name.split(',')
    return `${firstName === undefined ? surname : `${firstName} ${surname}`.trim()} <`
  })

/** Offers every address of a person, and a number only where there is none. */
export function addFound({ found, unread }: Reading, contacts: string[], name: string): void {
  const emails = [...new Set(selectEmails(contacts))]
  const texts = emails.length > 0 ? emails : contacts.slice(0, 1)
  found.push(...texts.map((text) => ({ text, name })))
  if (texts.length === 0 && name !== '') unread.push(name)
}

export const cleanName = (text: string) =>
  text.replace(/["<>]/g, '').replace(/\s+/g, ' ').trim().slice(0, 100)

/** What divides a line into parts; within a cell or a value, lines are parts, too. */
const SEPARATORS = /[,،\t;؛\r\n]/

/** Every contact of a cell or value, as texts. */
export const findContacts = (value: string): string[] =>
  value.split(SEPARATORS).flatMap((piece) => foundIn(piece).map(({ text }) => text))

/** Every contact of one part, in order, with the name before it, or, if it is the only one, after it. */
function foundIn(piece: string): FoundContact[] {
  const found: FoundContact[] = []
  let numbers: string[] = []
  let before: string[] = []
  const endNumbers = () => {
    const [first, ...others] = phonesOf(numbers, before.at(-1))
    if (first !== undefined) found.push({ text: first, name: personIn(before) })
    found.push(...others.map((text) => ({ text, name: '' })))
    if (numbers.length > 0) before = []
    numbers = []
  }
  for (const word of wordsOf(piece)) {
    const email = emailOf(word)
    if (isNumeric(word) || (numbers.length > 0 && isDash(word))) {
      numbers.push(word)
      continue
    }
    // `0412 345 678x` is no number, nor is a part of it.
    if (email === null && /^[().-]*\d/.test(word)) numbers = []
    endNumbers()
    if (email === null) before.push(word)
    else {
      found.push({ text: email, name: personIn(before, word.startsWith('<')) })
      before = []
    }
  }
  endNumbers()
  const [only, ...others] = found
  if (only?.name === '' && others.length === 0) only.name = personIn(before)
  return found
}

/** Words beside an address or a number that are labels, not names. */
const LABEL =
  /^(?:[^ye]|from|to|cc|para|e-?mails?|mail|tels?|tel[eé]fono|phone|ph|mob|mobile|cell?|celular|m[oó]vil|fijo|casa|home|work|trabajo|office|oficina|business|whats?app|fax|contact|contacto|via|هاتف|الهاتف|جوال|الجوال|موبايل|رقم|البريد|بريد)$/iu

/** Lower-case words within names: `Juan de la Cruz`, `Ludwig van Beethoven`. */
const PARTICLE =
  /^(?:don|doña|de|del|el|la|las|los|y|e|da|do|dos|van|von|der|den|di|du|le|al|bin|bint|ibn|and|und)$/i

const NAME_WORDS = 6
/** No name is longer; a pasted run of anything is. */
const NAME_LETTERS = 300
/** Of those that are marked as a name, where not each has a capital: `lunch on Friday` is nobody. */
const MARKED_WORDS = 4

const CAPITAL = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}’'.-]*$/u
const LETTERS = /^\p{L}[\p{L}\p{M}’'.-]*$/u

/**
 * The person whom words beside a contact name: each with a capital, or in a script without; else empty, as of a sentence.
 *
 * @param isMarked they stand where a name stands, before `<` or a comma: then the first capital is enough
 */
function personIn(words: readonly string[], isMarked = false): string {
  const said = words.join(' ')
  if (words.length > MOST_WORDS || said.length > NAME_LETTERS) return ''
  const named = said
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}.’']+$/gu, '').replace(/^(.{3,})\.$/u, '$1'))
    .filter((word) => word !== '' && !LABEL.test(word.replace(/\.$/, '')))
    .filter((word, at) => at > 0 || !/^(?:de|of|y|and)$/i.test(word))
  const isWritten = named.every((word) => PARTICLE.test(word) || CAPITAL.test(word))
  const isBegun =
    isMarked &&
    named.length <= MARKED_WORDS &&
    CAPITAL.test(named[0] ?? '') &&
    named.every((word) => LETTERS.test(word))
  const isPerson =
    named.length <= NAME_WORDS && (isWritten || isBegun) && named.some((word) => !PARTICLE.test(word))
  return isPerson ? cleanName(named.join(' ')) : ''
}

/**
 * `Tel:0412` and `Mobile=0412` are two words; so are two numbers with a slash, and text in `< >`. A spreadsheet ends
 * numbers with `.0`.
 */
const wordsOf = (piece: string): string[] =>
  piece
    .replace(/\b(?:mailto|tel):/gi, ' ')
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, ' · ')
    .replace(/\b(\p{L}[\p{L}. ]{0,30})[:=]/gu, '$1 ')
    .replace(/</g, ' <')
    .replace(/>/g, '> ')
    .replace(/(\d{5,})\/(?=[+\d])/g, '$1 / ')
    .replace(/\(\+([\d ]{1,20})\)/g, ' +$1 ')
    .replace(/(\d{7})\.0\b/g, '$1')
    .replace(/\s([-/])(?=[(\d])/g, ' $1 ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The address without surrounding punctuation; null if there is none. */
function emailOf(word: string): string | null {
  if (!word.includes('@')) return null
  const text = word.replace(/^["'<([{*•·:-]+/, '').replace(/["'>)\]}*.:!?]{1,9}$/, '')
  return classifyContact(text) === 'email' ? text : null
}

const isMistyped = (word: string): boolean => word.includes('@') && emailOf(word) === null

const isNumeric = (word: string): boolean =>
  /^[+("'[]*\d[\d()./-]*["'\]]?[.:!?]*$/.test(word) || /^\(?0?\)$/.test(word)

/** Labels before a number that is no phone number. */
const OTHER_NUMBER =
  /^(?:abn|acn|iban|bsb|bic|swift|acct|account|a\/c|konto|cuenta|invoice|order|pedido|factura|ref|reference|booking|flight|pin|passport|policy|member|card|isbn|nif|dni|no|nr|number|id|zip|code|cep|plz|postal|postleitzahl|kundennummer|#)[.:#]?$/i

/** The phone numbers in a run of words made of digits. */
function phonesOf(words: string[], before: string | undefined): string[] {
  if (words.length === 0 || OTHER_NUMBER.test(before ?? '')) return []
  const groups: string[][] = []
  for (const [at, word] of words.entries()) {
    if (isDash(word)) continue
    const last = groups.at(-1)
    const isNext = isDash(words[at - 1]) && (/^[(0]/.test(word) || !isAreaCode(last, words.slice(at)))
    if (last === undefined || isNext || word.startsWith('+')) groups.push([word])
    else last.push(word)
  }
  const [first = [], ...others] = groups
    .map((group) => group.filter((word) => !isOtherNumber(word)))
    // A place in a list, or how many come.
    .filter((group) => !/^(?:\+?\d{1,2})?$/.test(group.join('')))
    .map(separately)
  // What is left over may be the end of the number before it.
  return others.every((other) => other.length > 0) ? [...first, ...others.flat()] : []
}

const isDash = (word: string | undefined): boolean => word === '-' || word === '/'

/** `0171 / 234 56 78` is one number; `612 345 678 / 698 765 432` are two, and `100 - 612 345 678` is one at its table. */
function isAreaCode(words: readonly string[] = [], rest: readonly string[]): boolean {
  const text = words.join(' ')
  if (/^\d{3}$/.test(text)) return rest.join('').replace(/\D/g, '').length <= 8
  return /^(?:\+|\(\d\d|0\d\d)[\d() ]{0,14}$/.test(text) && text.replace(/\D/g, '').length <= 8
}

/** A run of more words is read neither as a name nor as numbers side by side. */
export const MOST_WORDS = 20

/** Two numbers side by side also look like one long number, so separate ones are tried first. */
function separately(words: string[]): string[] {
  const each = words.map(plainNumber)
  if (words.length > 1 && each.every(isContact)) return each
  if (words.length > MOST_WORDS || isOtherNumber(words.join(' '))) return []
  const whole = plainNumber(words.join(' '))
  if (isContact(whole)) return [whole]
  // Too long for one number: another begins where one is complete and the next word begins like a number.
  const parts: string[] = []
  for (const word of each) {
    const last = parts.at(-1)
    const isWhole = last !== undefined && last.replace(/\D/g, '').length >= 8 && /^[(0]/.test(word)
    if (last === undefined || isWhole) parts.push(word)
    else parts[parts.length - 1] = `${last} ${word}`
  }
  return parts.length > 1 && parts.every(isContact) ? parts : []
}

/** With spaces instead of dots and slashes, and without surrounding punctuation; `+61 (0)412` is `+61 412`. */
const plainNumber = (text: string): string =>
  text
    .replace(/^["'[]+|["'\].:!?]+$/g, '')
    .replace(/(^\+\d{1,3}[ .-]?)\(0\)/, '$1')
    .replace(/[./]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A date, a range of years or hours, or an amount in thousands. */
function isOtherNumber(text: string): boolean {
  const plain = text.replace(/[.:!?]+$/, '')
  return (
    isDay(plain) ||
    /^(?:1[6-9]|20)\d\d ?- ?(?:1[6-9]|20)\d\d$/.test(plain) ||
    /^\d{1,2}\.\d\d ?- ?\d{1,2}\.\d\d$/.test(plain) ||
    /^[1-9]\d{0,2}(?:\.\d{3})*\.000$/.test(plain)
  )
}

/** Such as 28.11.1941, 11/28/41 or 2026-11-28. */
function isDay(text: string): boolean {
  const [, one, two, three] = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(text) ?? []
  if (!one || !two || !three) return false
  const small = [one, two, three].map(Number).filter((part) => part >= 1 && part <= 31).length
  return small >= 2 && text.replace(/\D/g, '').length <= 8
}
