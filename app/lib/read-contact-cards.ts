import { decodeBytes } from './decode-bytes.ts'
import { addFound, cleanName, findContacts, type Reading } from './find-contacts.ts'

/** vCard 2.1 to 4.0 (RFC 6350): a card ends where the next one begins. Null if the text has no card. */
export function readContactCards(text: string): Reading | null {
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
        const [, charset] = /charset=([\w-]+)/i.exec(parameters) ?? []
        return /quoted-printable/i.test(parameters) ? unquoted(value, charset) : value
      })
    const [family = '', given = ''] = valuesOf('n')[0]?.split(';') ?? []
    const [name = ''] = [...valuesOf('fn'), `${given} ${family}`]
      .map((said) => cleanName(said.replace(/\\([,;\\])/g, '$1')))
      .filter(Boolean)
    addFound(reading, [...valuesOf('email'), ...valuesOf('tel')].flatMap(findContacts), name)
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

/** Decodes quoted-printable (RFC 2045 §6.7); returns it unchanged if it is malformed. */
const unquoted = (value: string, charset?: string): string =>
  value.replace(
    /(?:=[0-9a-f]{2})+/gi,
    (codes) =>
      decodeBytes(
        Uint8Array.from(codes.slice(1).split('='), (code) => parseInt(code, 16)),
        charset,
      ) ?? codes,
  )
