import { createHash, randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Attachment } from 'postal-mime'
import { oneLine } from '#contract/one-line.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { type Headers, isAutomatic } from './rules-automatic.ts'
import { kindOf, type Part } from './rules-photos.ts'
import { replyIn } from './rules-text.ts'

export interface MailedPhoto {
  filename: string
  bytes: Uint8Array
  /** Has so few bytes that only its pixels tell whether it is a photo. */
  isSmall: boolean
}

export interface ReadMail {
  /** The address of the From header in small letters; empty if there is none. */
  from: string
  /** The name in it, on one line. */
  fromName: string
  isAutomatic: boolean
  /** What they wrote, without quotes and signature. */
  text: string
  photos: MailedPhoto[]
  /** Files that are no photos. */
  filesLeft: number
}

/** Strangers' mails may nest deeper, to no good end. */
const limits = { maxNestingDepth: 64, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 0 }

/**
 * Reads a raw mail. Rejects for one that is nested too deeply or has too many headers.
 *
 * @param envelopeFrom as in `isAutomatic`
 */
export async function readMail(raw: Uint8Array, envelopeFrom: string | null): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { ...limits, attachmentEncoding: 'arraybuffer' })
  const headers: Map<string, string> = new Map()
  for (const { key, value } of mail.headers) if (!headers.has(key)) headers.set(key, value)
  const { address, name } = firstOf(mail.from)
  const shown = shownIn(mail.html ?? '')
  const parts = mail.attachments.map((attachment) => partOf(attachment, shown))
  return {
    from: address.trim().toLowerCase(),
    fromName: oneLine(withoutOwnTokens(name)).slice(0, 200),
    isAutomatic: isAutomatic(headers satisfies Headers, address, envelopeFrom),
    text: withoutOwnTokens(replyIn(await writtenIn(mail))),
    photos: withoutRepeated(parts),
    filesLeft: parts.filter((part) => kindOf(part) === 'file').length,
  }
}

/** The plain text; without any, that of the HTML. */
async function writtenIn({ text, html }: { text?: string | undefined; html?: string | undefined }) {
  return html && !text?.trim() ? textOf(html) : (text ?? '')
}

/** The library makes text of HTML that stands beside plain text. */
async function textOf(html: string): Promise<string> {
  const end = `--${randomUUID()}`
  const parts = [
    `Content-Type: multipart/mixed; boundary="${end.slice(2)}"\r\n`,
    `${end}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html.replace(/\s+/g, ' ')}`,
    `${end}\r\nContent-Type: text/plain\r\n\r\n`,
    `${end}--\r\n`,
  ]
  return (await PostalMime.parse(Buffer.from(parts.join('\r\n')), limits)).text ?? ''
}

function firstOf(from: Address | undefined): { address: string; name: string } {
  if (!from) return { address: '', name: '' }
  if (from.group) return firstOf(from.group[0])
  return { address: from.address ?? '', name: from.name }
}

const partOf = (
  { mimeType, filename, content, disposition, related, contentId }: Attachment,
  shown: ReadonlySet<string>,
): Part => ({
  mimeType: mimeType.toLowerCase(),
  filename,
  bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  isInline: related === true || disposition === 'inline' || shown.has(contentId?.replace(/^<|>$/g, '') ?? ''),
})

/** The Content-IDs of what an HTML shows, read once for all parts. */
const shownIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/cid:([^"'\s<>)]{1,998})/gi), ([, id = '']) => id.replaceAll('%40', '@')))

/** Some programs send a photo twice: inside of the text, and attached. */
function withoutRepeated(parts: readonly Part[]): MailedPhoto[] {
  const seen = new Set<string>()
  return parts.flatMap((part) => {
    const { filename, bytes } = part
    const kind = kindOf(part)
    if (kind !== 'photo' && kind !== 'small') return []
    const hash = createHash('sha256').update(bytes).digest('base64')
    if (seen.has(hash)) return []
    seen.add(hash)
    return [{ filename: filename ?? '', bytes, isSmall: kind === 'small' }]
  })
}
