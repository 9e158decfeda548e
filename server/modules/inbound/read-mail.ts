import { createHash, randomUUID } from 'node:crypto'
import PostalMime, { type Attachment } from 'postal-mime'
import { oneLine } from '#contract/one-line.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'

export interface MailedPhoto {
  filename: string
  bytes: Uint8Array
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
  const { text, html, from } = mail
  const { address = '', name = '' } = (from?.group ? from.group[0] : from) ?? {}
  // The Content-IDs of what the HTML shows, read once for all parts.
  const cids = (html ?? '').matchAll(/cid:([^"'\s<>)]{1,998})/gi)
  const shown = new Set(Array.from(cids, ([, id = '']) => id.replaceAll('%40', '@')))
  const parts = mail.attachments.map((part) => partOf(part, shown))
  // Some programs send a photo twice: inside of the text, and attached.
  const photos = new Map(
    parts.flatMap(({ kind, hash, photo }) => (kind === 'photo' ? [[hash, photo] as const] : [])),
  )
  // The plain text; without any, that of the HTML.
  const written = html && !text?.trim() ? await textOf(html) : (text ?? '')
  return {
    from: address.trim().toLowerCase(),
    fromName: oneLine(withoutOwnTokens(name)).slice(0, 200),
    // Of a repeated header the first counts.
    isAutomatic: isAutomatic(
      new Map(mail.headers.toReversed().map(({ key, value }) => [key, value])),
      address,
      envelopeFrom,
    ),
    text: withoutOwnTokens(replyIn(written)),
    photos: [...photos.values()],
    filesLeft: parts.filter(({ kind }) => kind === 'file').length,
  }
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

/** Smaller pictures inside of the text are logos and smileys of signatures. */
const PHOTO_MIN_BYTES = 20 * 1024
const PICTURE_NAME = /\.(jpe?g|png|heic|heif|webp|gif|avif|tiff?)$/i
/** Parts that mail programs add by themselves. */
const BESIDE_NAME = /\.(p7s|asc|sig|vcf|ics|eml)$/i

/** What a part of a mail is: a photo to keep, a file that a memory cannot hold, or nothing that somebody sent. */
function partOf(part: Attachment, shown: ReadonlySet<string>) {
  const { content, disposition, related, contentId } = part
  const filename = part.filename ?? ''
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  // Shown inside of the text, or at least stands there.
  const isInline =
    related === true || disposition === 'inline' || shown.has(contentId?.replace(/^<|>$/g, '') ?? '')
  return {
    kind: bytes.length === 0 ? null : kindOf(part.mimeType.toLowerCase(), filename, isInline, bytes.length),
    hash: createHash('sha256').update(bytes).digest('base64'),
    photo: { filename, bytes },
  }
}

function kindOf(mimeType: string, filename: string, isInline: boolean, length: number) {
  const isPicture = mimeType.startsWith('image/') || PICTURE_NAME.test(filename)
  if (isPicture && mimeType !== 'image/svg+xml') return isInline && length < PHOTO_MIN_BYTES ? null : 'photo'
  const isBeside =
    /^(text|multipart|message)\/|^application\/(pgp|pkcs7|x-pkcs7|ics)/.test(mimeType) ||
    BESIDE_NAME.test(filename)
  return isBeside || isInline ? null : 'file'
}

/**
 * Whether a program sent it rather than a person: an absence note, a mailing list, a delivery report (RFC 3834, 2 and 5).
 * Nothing is answered to these, so that two programs never answer each other.
 *
 * @param headers by name in small letters
 * @param envelopeFrom empty for what must not be answered; null where it is not known
 */
function isAutomatic(
  headers: ReadonlyMap<string, string>,
  from: string,
  envelopeFrom: string | null,
): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^\s*(bulk|junk|list|auto[_-]?reply)\b/i.test(headers.get('precedence') ?? '')) return true
  if (OF_PROGRAMS.some((name) => headers.has(name))) return true
  if (/^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')) return true
  if (envelopeFrom === '' || headers.get('return-path')?.trim() === '<>') return true
  return [from, envelopeFrom ?? ''].some((address) => /^(mailer-daemon|postmaster)@/i.test(address))
}

const OF_PROGRAMS = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply-from', 'x-failed-recipients']

/** What somebody wrote in a reply: what stands above the first line of our own mail, without the signature. */
export function replyIn(text: string): string {
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').split('\n').map(plainly).join('\n')
  return withoutSignature(aboveOurs(plain))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without marks of direction, which some programs put around names, and without characters that no text has. */
const plainly = (line: string) =>
  line
    .replace(/[\u00a0\t]/g, ' ')
    .replace(/[\p{Cc}\ud800-\udfff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

/**
 * The line that our mails begin with, in any language: mails are passed on. Programs quote it, break it and put marks around its
 * words.
 */
const OURS = new RegExp(
  languages
    .map((language) => textsOf(language).mails.layout.writeAbove.match(/\p{L}+/gu) ?? [])
    .map((words) => words.join('[^\\p{L}]{1,40}'))
    .join('|'),
  'iu',
)

function aboveOurs(text: string): string[] {
  const at = text.search(OURS)
  const lines = text
    .slice(0, at < 0 ? undefined : at)
    .split('\n')
    .filter((line) => !line.startsWith('>') && !isPlaceholder(line))
  if (at < 0) return lines
  // Marks around our line.
  if (!/[\p{L}\p{N}]/u.test(lines.at(-1) ?? '')) lines.pop()
  return lines.slice(0, introductionIn(lines))
}

/** A time or an address, which every program writes above what it quotes. */
const MOMENT = /\p{Nd}{1,2}[:.h٫]\p{Nd}{2}|@/u
/** "Sent: ", in any language. */
const LABEL = /^[*_ ]*\p{L}[\p{L}\p{M} ()]{0,30}:/u
/** From there to our line programs write no more lines than these. */
const INTRODUCTION_LINES = 12

/**
 * The index of the first line with which a program introduces our mail: a sentence of at most three lines that ends in a colon, or a
 * block of labels. Of all paragraphs it is the last with a time or an address, close to our line. Their number, if there is none.
 */
function introductionIn(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => MOMENT.test(line))
  if (last < Math.max(0, lines.length - INTRODUCTION_LINES)) return lines.length
  const first = lines.lastIndexOf('', last) + 1
  const after = lines.indexOf('', last)
  const paragraph = lines.slice(first, after < 0 ? undefined : after)
  const labels = paragraph.filter((line) => LABEL.test(line))
  if (labels.length >= 3) return first + paragraph.indexOf(labels[0] ?? '')
  if (!paragraph.at(-1)?.endsWith(':')) return lines.length
  return first + paragraph.findIndex((line, at) => at >= paragraph.length - 3 && MOMENT.test(line))
}

/** What stands in plain text for a picture. */
const isPlaceholder = (line: string) =>
  line.length < 300 &&
  /^(\[(image|imagen|imagem|cid|صورة)[^\]]*\]|<[^<>]+\.(jpe?g|png|heic|gif|webp)>)$/i.test(line)

const ofPrograms = [
  /^[-_]{2,}[^-_]{0,40}[-_]{2,}$/,
  /^(sent|sent via) ?(from|for|by|using)? .*(iphone|ipad|samsung|galaxy|android|outlook|yahoo|mobile|phone|gmail|huawei|xiaomi|mail|blackberry)/i,
  /^enviad[oa] (desde|do|da|pelo|por|a partir d[aeo]|de|con|com) .*(iphone|ipad|samsung|galaxy|android|outlook|yahoo|móvil|celular|smartphone|telemóvel|gmail|correo|huawei|xiaomi|mail)/i,
  /^(get|obtener|obter|descargar|baixar|obtenga|obtén)( o)? outlook (para|for) /i,
  /^(أ[ُ]?رسلت?|تم الإرسال|أ[ُ]?رسل|مرسل|مُرسل) (من|باستخدام|بواسطة|عبر) /,
  /^(احصل|الحصول) على outlook/i,
  /^(envoyé (de|depuis)|gesendet (von|mit)|inviato da|verzonden vanaf|verstuurd vanaf) /i,
  /^(yahoo mail|aol)\b.{0,60}: ?(search|busca|conquista|conecta)/i,
]
const isOfProgram = (line: string) => line.length < 200 && ofPrograms.some((one) => one.test(line))

/** A signature has no more lines than this. */
const SIGNATURE_LINES = 12

function withoutSignature(lines: readonly string[]): string[] {
  const delimiter = lines.lastIndexOf('--')
  const isShort = delimiter >= 0 && lines.length - delimiter <= SIGNATURE_LINES + 1
  const end = (isShort ? lines.slice(0, delimiter) : lines).findLastIndex(
    (line) => line !== '' && !isOfProgram(line),
  )
  return lines.slice(0, end + 1)
}
