import { addFound, cleanName, findContacts, MOST_WORDS, type Reading, selectEmails } from './find-contacts.ts'

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
  if (areMostly((cell) => findContacts(`${title.replace(/\d/g, '')} ${cell}`).length > 0)) return 'number'
  return areMostly((cell) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell)) ? 'words' : undefined
}

/** A table (RFC 4180) below a line of titles: one person per line. Null if the text is none. */
export function readContactTable(text: string): Reading | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const cellsBy = (one: string) => first.split(one).length
  const separator = ['\t', ';', ','].reduce((best, one) => (cellsBy(one) > cellsBy(best) ? one : best))
  if (!first.includes(separator) || findContacts(first).length > 0) return null
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
    const emails = selectEmails(of(known.includes('email') ? 'email' : 'number').flatMap(findContacts))
    const phones = of(known.includes('phone') ? 'phone' : 'number').flatMap(findContacts)
    const elsewhere = emails.length + phones.length === 0 ? selectEmails(row.flatMap(findContacts)) : []
    const contacts = [...emails, ...elsewhere, ...phones]
    addFound(
      reading,
      contacts,
      contacts.length > 0 ? name : row.filter((cell) => cell.trim() !== '').join(' '),
    )
  }
  return isTitled || reading.found.length > 0 ? reading : null
}

/** A column `Name` holds a whole name or only a surname: what another column says already is left out. */
const joinNames = (parts: string[]): string =>
  cleanName(
    parts
      .filter((part, at) => parts.indexOf(part) === at)
      .filter((part, _, all) => !all.some((other) => other !== part && ` ${other} `.includes(` ${part} `)))
      .join(' '),
  )

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
