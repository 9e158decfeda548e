import type { OutboxMail } from '#server/adapters/mail/outbox.ts'

export interface ReadMail extends OutboxMail {
  /** As received, one character per byte. */
  raw: string
}

/** Parses what nodemailer writes: two texts in a multipart, perhaps with attachments. */
export function readMail(raw: string, to: string): ReadMail {
  const whole = partOf(raw)
  const parts = leavesOf(whole)
  const words = (type: string) => parts.find(({ headers }) => headers('content-type').startsWith(type))
  return {
    id: whole.headers('message-id'),
    to,
    subject: decodeWords(whole.headers('subject')),
    date: new Date(whole.headers('date')).toISOString(),
    text: textOf(words('text/plain')),
    html: textOf(words('text/html')),
    raw,
  }
}

interface Part {
  /** The unfolded value; empty if the header is absent. */
  headers(name: string): string
  body: string
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers: (name) => headers.get(name) ?? '', body: raw.slice(end + 4) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers('content-type'))?.[1]
  if (!boundary) return [part]
  const pieces = part.body.split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => leavesOf(partOf(piece.replace(/^\r\n/, ''))))
}

function textOf(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers('content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  const bytes = encoding === 'quoted-printable' ? unquoted(part.body.replace(/=\r\n/g, '')) : part.body
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

/** RFC 2047. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, how: string, words: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('latin1')
        : unquoted(words.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

const unquoted = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
