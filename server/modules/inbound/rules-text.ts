import { textsOf } from '#languages/all.ts'
import { languages } from '#languages/index.ts'

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
