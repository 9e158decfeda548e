import { classifyContact, contactKey, isContact } from '#contract/contacts-text.ts'
import { latinDigits } from '#contract/digits.ts'

// Parses what people paste as contacts: lists from mail programs, address books, spreadsheets and notes
// (docs/decisions/0015). Everything here runs in linear time.

export interface FoundContact {
  /** An email address or a phone number. */
  text: string
  /** The name beside it, else empty. */
  name: string
}

interface ContactImport {
  /** In order, without duplicates. */
  contacts: FoundContact[]
  /** Parts without an address or a number, unchanged. */
  unread: string[]
  /** How many were in the text twice, or in the list already. */
  duplicates: number
}

/**
 * Parses a pasted list, a vCard file, or a table with a heading line. In a list, addresses and numbers may be anywhere
 * in a line; dates, amounts and account numbers do not count. A name beside a contact, such as `Aunt May 0412 345 678`,
 * is kept with it.
 *
 * @param existing the contacts already in the list, which are not added again
 */
export function parseImport(text: string, existing: readonly string[] = []): ContactImport {
  const readable = makeReadable(text)
  const { found, unread } = readCards(readable) ?? readTable(readable) ?? readLines(readable)
  const seen = new Set(existing.map(contactKey))
  const contacts = found.filter(({ text: contact }) => {
    const key = contactKey(contact)
    return !seen.has(key) && seen.add(key)
  })
  return { contacts, unread, duplicates: found.length - contacts.length }
}

/**
 * Removes invisible direction marks and the line in which a spreadsheet names its separator, and replaces the
 * typographic hyphens and spaces that address books put into numbers.
 */
const makeReadable = (text: string): string =>
  latinDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/^\s*sep=.[ \t]*[\r\n]+/i, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')

interface Reading {
  found: FoundContact[]
  unread: string[]
}

/** vCard 2.1 to 4.0 (RFC 6350): a card ends where the next one begins. Null if the text has no card. */
function readCards(text: string): Reading | null {
  const [, ...cards] = text.split(/^begin:vcard[ \t]*$/im)
  if (cards.length === 0) return null
  const reading: Reading = { found: [], unread: [] }
  for (const card of cards) {
    const properties = unfolded(card)
      .split(/\r?\n|\r/)
      .map((line) => /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line.trim()) ?? [])
    const valuesOf = (wanted: string) =>
      properties.flatMap(([, property, parameters = '', value = '']) => {
        if (property?.toLowerCase() !== wanted) return []
        return /quoted-printable/i.test(parameters) ? unquoted(value) : value
      })
    const [family = '', given = ''] = valuesOf('n')[0]?.split(';') ?? []
    const [name = ''] = [...valuesOf('fn'), `${given} ${family}`]
      .map((said) => nameOf(said.replace(/\\([,;\\])/g, '$1')))
      .filter(Boolean)
    take(reading, [...valuesOf('email'), ...valuesOf('tel')].flatMap(contactsIn), name)
  }
  return reading
}

/** Quoted-printable may be folded after any byte; in other values, such as a picture, `=` at the end of a line is text. */
const unfolded = (card: string): string =>
  card
    .replace(/^[^:\r\n]{0,200}quoted-printable[^:\r\n]{0,200}:(?:.*=\r?\n)*/gim, (quoted) =>
      quoted.replace(/=\r?\n/g, ''),
    )
    .replace(/\r?\n[ \t]/g, '')

/** Decodes quoted-printable (RFC 2045 §6.7) in UTF-8; returns it unchanged if it is malformed. */
function unquoted(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('%', '%25').replace(/=([0-9a-f]{2})/gi, '%$1'))
  } catch {
    return value
  }
}

/** What a column is by its title, in small letters without accents. At other phones somebody else answers. */
const TITLES = [
  ['email', /\be-?mail|\bmail|correo|courriel|بريد(?!ي)/],
  [
    'phone',
    /^(?!.*(?:assistant|company|fax)).*(?:phone|fone\b|fon\b|\btel|\bmo[bv]il|\bcel|handy|portable|rufnummer|هاتف|جوال|موبايل|محمول)/,
  ],
  ['given', /^(?:first(?: ?name)?$|given|vorname|prenom|primeiro|nombre de pila|الاسم الاول)/],
  ['family', /^(?:last(?: ?name)?$|family|nom de)|surname|nachname|apell?ido|sobrenome|اسم العايلة|اللقب/],
  [
    'name',
    /^(?:(?:full |display )?names?(?: \(.*\))?|nombre|nom|nome|(?:ال)?اسم)(?: complet[oa]?| الكامل)?$/,
  ],
] as const

function kindByTitle(title: string) {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return TITLES.find(([, pattern]) => pattern.test(plain))?.[0]
}

function kindByCells([title = '', ...column]: string[]): 'number' | 'words' | undefined {
  const cells = column.filter((cell) => cell.trim() !== '')
  const areMostly = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length
  if (areMostly((cell) => contactsIn(`${title.replace(/\d/g, '')} ${cell}`).length > 0)) return 'number'
  return areMostly((cell) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell)) ? 'words' : undefined
}

/** A table (RFC 4180) below a line of titles: one person per line. Null if the text is none. */
function readTable(text: string): Reading | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const cellsBy = (one: string) => first.split(one).length
  const separator = ['\t', ';', ','].reduce((best, one) => (cellsBy(one) > cellsBy(best) ? one : best))
  if (!first.includes(separator) || contactsIn(first).length > 0) return null
  const rows = cellsOf(text.trimStart(), separator).filter((row) => row.some((cell) => cell.trim() !== ''))
  const [titles = []] = rows
  const known = titles.map(kindByTitle)
  const isEven = rows.filter((row) => row.length === titles.length).length * 2 > rows.length
  const isTitled = isEven && known.some((kind) => kind !== undefined)
  const people = isTitled ? rows.slice(1) : rows
  const kinds = known.map((kind, at) => kind ?? kindByCells(rows.map((row) => row[at] ?? '')))
  const words = kinds.indexOf('words')
  if (!isTitled && (words < 0 || rows.some((row) => row.length !== titles.length))) return null
  const isNamed = known.some((kind) => kind === 'given' || kind === 'family' || kind === 'name')
  if (!isNamed && words >= 0) kinds[words] = 'name'
  const reading: Reading = { found: [], unread: [] }
  for (const row of people) {
    const of = (kind: (typeof kinds)[number]) =>
      row.flatMap((cell, at) => (kinds[at] === kind ? cell.trim() || [] : [])).slice(0, MOST_WORDS)
    const name = joinNames([...of('given'), ...of('name').slice(0, 1), ...of('family')])
    const emails = emailsAmong(of('email').flatMap(contactsIn))
    const phones = of(known.includes('phone') ? 'phone' : 'number').flatMap(contactsIn)
    const elsewhere = emails.length + phones.length === 0 ? emailsAmong(row.flatMap(contactsIn)) : []
    const contacts = [...emails, ...elsewhere, ...phones]
    take(reading, contacts, contacts.length > 0 ? name : row.filter((cell) => cell.trim() !== '').join(' '))
  }
  return isTitled || reading.found.length > 0 ? reading : null
}

/** A column `Name` holds a whole name or only a surname: what another column says already is left out. */
const joinNames = (parts: string[]): string =>
  nameOf(
    parts
      .filter((part, at) => parts.indexOf(part) === at)
      .filter((part, _, all) => !all.some((other) => other !== part && ` ${other} `.includes(` ${part} `)))
      .join(' '),
  )

const emailsAmong = (contacts: string[]) => contacts.filter((one) => classifyContact(one) === 'email')

/** Quoted cells may contain separators, doubled quotes, and line ends. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '"' && isQuoted && text[at + 1] === '"') {
      cell += letter
      at += 1
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || (letter !== separator && letter !== '\n' && letter !== '\r')) cell += letter
    else {
      rows.at(-1)?.push(cell)
      cell = ''
      if (letter !== separator) rows.push([])
    }
  }
  rows.at(-1)?.push(cell)
  return rows
}

/** Offers every address of a person, and a number only where there is none. */
function take({ found, unread }: Reading, contacts: string[], name: string): void {
  const emails = [...new Set(emailsAmong(contacts))]
  const texts = emails.length > 0 ? emails : contacts.slice(0, 1)
  found.push(...texts.map((text) => ({ text, name })))
  if (texts.length === 0 && name !== '') unread.push(name)
}

/** Reads each line separately, in parts (docs/decisions/0015). */
function readLines(text: string): Reading {
  const reading: Reading = { found: [], unread: [] }
  for (const line of withNamesUnquoted(text).split(/[\n\r]/)) {
    const pieces = line.split(/[,،\t;؛]/).filter((piece) => piece.trim() !== '')
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

const nameOf = (text: string) => text.replace(/["<>]/g, '').replace(/\s+/g, ' ').trim().slice(0, 100)

const contactsIn = (piece: string): string[] => foundIn(piece).map(({ text }) => text)

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
    if (isNumeric(word)) {
      numbers.push(word)
      continue
    }
    // `0412 345 678x` is no number, nor is a part of it.
    if (/^[\d().-]*\d[().-]*\p{L}/u.test(word)) numbers = []
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
  return isPerson ? nameOf(named.join(' ')) : ''
}

/** `Tel:0412` and `Mobile=0412` are two words; so are two numbers with a slash, and text in `< >`. */
const wordsOf = (piece: string): string[] =>
  piece
    .replace(/\b(?:mailto|tel):/gi, ' ')
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, ' · ')
    .replace(/\b(\p{L}[\p{L}. ]{0,30})[:=]/gu, '$1 ')
    .replace(/</g, ' <')
    .replace(/>/g, '> ')
    .replace(/(\d{5,})\/(?=[+\d])/g, '$1 / ')
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
  for (const word of words) {
    if (word.startsWith('+') || groups.length === 0) groups.push([word])
    else groups.at(-1)?.push(word)
  }
  return groups.flatMap((group) => separately(group.filter((word) => !isOtherNumber(word))))
}

/** A run of more words is read neither as a name nor as numbers side by side. */
const MOST_WORDS = 20

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
