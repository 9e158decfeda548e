import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { brand } from '#contract/brand.ts'
import { oneLine } from '#contract/one-line.ts'
import { withoutOwnTokens } from '#contract/own-tokens.ts'
import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import { readHtml } from './read-html.ts'

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
  /** There is more of it below our mail. */
  wordsCut: boolean
  isUnreadable: boolean
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
  // Old programs name no charset. Most of them are of the West, where no word is of accented letters alone.
  const isGuess = !isUtf8(raw) && !/charset/i.test(Buffer.from(raw).toString('latin1'))
  const bytes = isGuess ? Buffer.from(new TextDecoder('windows-1252').decode(raw)) : raw
  const mail = await PostalMime.parse(bytes, { ...limits, attachmentEncoding: 'arraybuffer' })
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
  const written = html && !text?.trim() ? await readHtml(html) : (text ?? '')
  const { words, files } = splitFiles(written)
  const reply = readReply(words)
  return {
    from: address.trim().toLowerCase(),
    fromName: oneLine(withoutOwnTokens(name)).slice(0, 200),
    isAutomatic: isAutomatic(mail, address, envelopeFrom),
    ...reply,
    text: withoutOwnTokens(reply.text),
    isUnreadable: photos.size === 0 && isGarbled(reply.text, isGuess),
    photos: [...photos.values()],
    filesLeft: parts.filter(({ kind }) => kind === 'file').length + files,
  }
}

/** More than a third of the signs are no letters, or of a guess letters that stand alone in words of the West. */
const isGarbled = (text: string, isGuess: boolean): boolean =>
  (text.match(isGuess ? /[\ufffdÀ-ÿ]/g : /\ufffd/g)?.length ?? 0) > text.length / 3

/** The words of a text, and how many files old programs put among its lines (uuencode, which has no small letters). */
function splitFiles(text: string): { words: string; files: number } {
  const pieces = text.replace(/\r\n?/g, '\n').split(/^(?=begin [0-7]{3,4} .)/m)
  const words = pieces.map((piece) => {
    const end = piece.search(/^end$/m)
    const isFile = piece.startsWith('begin ') && !/[a-z]/.test(piece.slice(piece.indexOf('\n'), end))
    return end > 0 && isFile ? piece.slice(end + 'end\n'.length) : piece
  })
  return { words: words.join(''), files: words.filter((word, at) => word !== pieces[at]).length }
}

/** Smaller pictures inside of the text are logos and smileys of signatures. */
const PHOTO_MIN_BYTES = 20 * 1024
const PICTURE_NAME = /\.(jpe?g|png|heic|heif|webp|gif|avif|tiff?)$/i
/** Parts that mail programs add by themselves: signatures, cards. */
const BESIDE = /^application\/(pgp|pkcs7|x-pkcs7)|^text\/(x-)?vcard$/
const BESIDE_NAME = /\.(p7s|asc|sig|vcf)$/i

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
  if (isPicture && isInline && length < PHOTO_MIN_BYTES) return null
  if (isPicture && mimeType !== 'image/svg+xml') return 'photo'
  // Without a name it is the same words once more, in another form.
  const isOtherForm = mimeType.startsWith('text/') && filename === ''
  return isOtherForm || BESIDE.test(mimeType) || BESIDE_NAME.test(filename) ? null : 'file'
}

/**
 * Whether a program sent it rather than a person: an absence note, a mailing list, a delivery report (RFC 3834, 2 and 5),
 * what calendars send. Nothing is answered to these, so that two programs never answer each other.
 *
 * @param envelopeFrom empty for what must not be answered; null where it is not known
 */
function isAutomatic(mail: Email, from: string, envelopeFrom: string | null): boolean {
  if (mail.attachments.some(isOfCalendar) || OF_ABSENCE.test(mail.subject ?? '')) return true
  // Of a repeated header the first counts.
  const headers = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]))
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase()
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true
  if (/^\s*(bulk|junk|list|auto[_-]?reply)\b/i.test(headers.get('precedence') ?? '')) return true
  if (OF_PROGRAMS.some((name) => headers.has(name))) return true
  if (/^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')) return true
  if (envelopeFrom === '' || headers.get('return-path')?.trim() === '<>') return true
  return [from, envelopeFrom ?? ''].some((address) => /^(mailer-daemon|postmaster)@/i.test(address))
}

const OF_PROGRAMS = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply-from', 'x-failed-recipients']
const OF_ABSENCE =
  /^\s*(auto(matic)?[- ]?(reply|response)|out of office( autoreply)?|respuesta automática|resposta automática|(ال)?رد (ال)?تلقائي|réponse automatique|automatische antwort|risposta automatica|automatisch antwoord)\s*:/i

/** RFC 5546. A calendar that somebody published or attached is a file like others. */
function isOfCalendar({ mimeType, disposition, content, method }: Attachment): boolean {
  if (method !== undefined && disposition !== 'attachment') return method !== 'PUBLISH'
  const isShown = mimeType === 'text/calendar' && disposition !== 'attachment' && typeof content !== 'string'
  return isShown && /^METHOD:(?!PUBLISH)/im.test(new TextDecoder().decode(content))
}

/** What somebody wrote in a reply: the words above our own mail, else those below it. */
export function readReply(text: string): Pick<ReadMail, 'text' | 'wordsCut'> {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').split('\n').map(plainly)
  const plain = lines.filter((line) => !isPlaceholder(line)).join('\n')
  const at = plain.search(OURS)
  if (at < 0) return { text: withoutSignature(plain.split('\n')), wordsCut: false }
  const above = withoutSignature(aboveOurs(plain.slice(0, at)))
  const below = withoutSignature(belowOurs(plain.slice(plain.lastIndexOf('\n', at) + 1)))
  return { text: above || below, wordsCut: above !== '' && below !== '' }
}

/** Without marks of direction, which some programs put around names, and without characters that no text has. */
function plainly(line: string): string {
  const plain = line
    .replace(/[\u00a0\t]/g, ' ')
    .replace(/[\p{Cc}\ud800-\udfff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
  return plain === DELIMITER ? plain : plain.trim()
}

/** A line of our mails, in any language: mails are passed on. Programs quote and break it, and mark its words. */
const patternOf = (line: 'writeAbove' | 'sentBy') =>
  new RegExp(
    languages
      .map((language) => textsOf(language).mails.layout[line].replace('{product}', brand.name))
      .map((words) => words.match(/\p{L}+/gu)?.join('[^\\p{L}]{1,40}'))
      .join('|'),
    'iu',
  )
const OURS = patternOf('writeAbove')
const END_OF_OURS = patternOf('sentBy')

function aboveOurs(text: string): string[] {
  const lines = text.split('\n')
  // Marks around our line.
  if (!/[\p{L}\p{N}]/u.test(lines.at(-1) ?? '')) lines.pop()
  return lines.slice(0, introductionIn(lines.map((line) => line.replace(/^[> ]+/, ''))))
}

/** The lines without a mark of quotes, where our first line has one; of a copy without marks those below its end. */
function belowOurs(text: string): string[] {
  if (/^[>|]/.test(text)) return text.split('\n').filter((line) => !/^[>|]/.test(line))
  const [, ...ends] = text.split(END_OF_OURS)
  return ends.at(-1)?.split('\n').slice(1) ?? []
}

const FROM = /^[*_ ]*(from|von|van|de|da|fra|från|od|من)[*_ ]*:/im
/** A time, an address, our name or "From:", of which every program writes one above what it quotes. */
const MOMENT = new RegExp(`\\p{Nd}{1,2}[:.h٫]\\p{Nd}{2}|@|${brand.name}|${FROM.source}`, 'iu')
/** "Sent: ", in any language, and "---- Original message ----" above. */
const LABEL = /^([*_ ]*\p{L}[\p{L}\p{M} ()]{0,30}:|[-_]{2,}[^-_]{0,40}[-_]{2,}$)/u
/** From there to our line programs write no more lines than these. */
const INTRODUCTION_LINES = 12

/**
 * The index of the first line with which a program introduces our mail: a sentence of at most three lines that ends in a colon, or a
 * block of labels. Of all paragraphs it is the last with a `MOMENT`, close to our line. Their number, if there is none.
 */
function introductionIn(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => MOMENT.test(line))
  if (last < Math.max(0, lines.length - INTRODUCTION_LINES)) return lines.length
  const first = lines.lastIndexOf('', last) + 1
  const after = lines.indexOf('', last)
  const paragraph = lines.slice(first, after < 0 ? undefined : after)
  const labels = paragraph.filter((line) => line.length < 200 && LABEL.test(line))
  if (labels.length >= (FROM.test(labels.join('\n')) ? 2 : 3)) return lines.indexOf(labels[0] ?? '', first)
  if (!paragraph.at(-1)?.endsWith(':')) return lines.length
  return first + paragraph.findIndex((line, at) => at >= paragraph.length - 3 && MOMENT.test(line))
}

/** What stands in plain text for a picture. */
const isPlaceholder = (line: string) =>
  line.length < 300 &&
  /^(\[(image|imagen|imagem|cid|صورة)[^\]]*\]|<[^<>]+\.(jpe?g|png|heic|gif|webp)>)$/i.test(line)

/** The last word of what a program says of itself. */
const DEVICE = 'iphone|ipad|ios|galaxy|samsung|android|outlook|yahoo|gmail|huawei|xiaomi|blackberry|windows'
const OF_PROGRAM = new RegExp(
  '^(sent (from|via)|get|enviad[oa] (desde|de|do|da|pelo)|obt[eé]n(er)?|obter|descargar|baixar|envoyé (de|depuis)' +
    '|gesendet (von|mit)|inviato da|(verzonden|verstuurd) vanaf|([أم]ُ?رسلت?|تم الإرسال) (من|عبر|باستخدام|بواسطة)' +
    `|(احصل|الحصول) على)( [\\p{L}\\p{M}]+,?){0,4} (${DEVICE})` +
    '( (smartphone|mobile|phone|mail|الذكي|\\d+))?\\.?( ?<https?:[^<> ]*>)?$' +
    '|^(yahoo mail|aol)\\b.{0,60}: ?(search|busca|conquista|conecta)',
  'iu',
)
const NO_WORDS = /^[-_>| ]*$/

/** Above a signature (RFC 3676, 4.3); without the space it is a rule that somebody drew. */
const DELIMITER = '-- '
/** A signature has no more lines than this. */
const SIGNATURE_LINES = 12

function withoutSignature(lines: readonly string[]): string {
  const delimiter = lines.lastIndexOf(DELIMITER)
  const isShort = delimiter >= 0 && lines.length - delimiter <= SIGNATURE_LINES + 1
  const above = isShort ? lines.slice(0, delimiter) : lines
  // A sentence of a program stands alone.
  const end = above.findLastIndex(
    (line, at) => !NO_WORDS.test(line) && !(!above[at - 1] && line.length < 200 && OF_PROGRAM.test(line)),
  )
  const words = above.slice(0, end + 1).join('\n')
  return words.replace(/\n{3,}/g, '\n\n').trim()
}
