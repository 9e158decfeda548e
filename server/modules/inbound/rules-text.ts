import EmailReplyParser from 'email-reply-parser'
import { introductionAt, isHeaderBlock, isSeparator } from './rules-quotes.ts'

/**
 * What somebody wrote in a reply: without the mail that they answered, and without the signature. Text between or below quoted
 * lines stays.
 */
export function replyIn(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(plainly)
  return withoutSignature(withoutQuotes(lines))
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

function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (isSeparator(line) || isHeaderBlock(lines, at)) break
    if (isRule(line) && isHeaderBlock(lines, nextWritten(lines, at + 1))) break
    const introduction = introductionAt(lines, at)
    if (introduction > 0) {
      at += introduction
      // Only where the quote is marked is it known where it ends.
      if (!(lines[nextWritten(lines, at)] ?? '').startsWith('>')) break
      continue
    }
    if (!line.startsWith('>') && !isPlaceholder(line)) kept.push(line)
    at += 1
  }
  return kept
}

const isRule = (line: string) => /^[_-]{8,}$/.test(line)

function nextWritten(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && lines[at] === '') at += 1
  return at
}

/** What stands in plain text for a picture. */
const isPlaceholder = (line: string) =>
  line.length < 300 &&
  /^(\[(image|imagen|imagem|cid|صورة)[^\]]*\]|<[^<>]+\.(jpe?g|png|heic|gif|webp)>)$/i.test(line)

const ofPrograms = [
  /^(sent|get outlook|sent via) ?(from|for|by|using)? .*(iphone|ipad|samsung|galaxy|android|outlook|yahoo|mobile|phone|gmail|huawei|xiaomi|mail|blackberry)/i,
  /^enviad[oa] (desde|do|da|pelo|por|a partir d[aeo]|de|con|com) .*(iphone|ipad|samsung|galaxy|android|outlook|yahoo|móvil|celular|smartphone|telemóvel|gmail|correo|huawei|xiaomi|mail)/i,
  /^(obtener|obter|descargar|baixar|obtenga|obtén)( o)? outlook (para|for) /i,
  /^(أ[ُ]?رسلت?|تم الإرسال|أ[ُ]?رسل|مرسل|مُرسل) (من|باستخدام|بواسطة|عبر) /,
  /^(احصل|الحصول) على outlook/i,
  /^(envoyé (de|depuis)|gesendet (von|mit)|inviato da|verzonden vanaf|verstuurd vanaf) /i,
  /^(yahoo mail|aol)\b.{0,60}: ?(search|busca|conquista|conecta)/i,
]
const isOfProgram = (line: string) => line.length < 200 && ofPrograms.some((one) => one.test(line))

/** A signature has no more lines, and no more characters, than this. */
const SIGNATURE_LINES = 12
const SIGNATURE_CHARS = 600

function withoutSignature(lines: readonly string[]): string[] {
  const delimiter = lines.findLastIndex((line) => /^--$/.test(line))
  const isShort = delimiter >= 0 && lines.length - delimiter <= SIGNATURE_LINES + 1
  const kept = isShort ? lines.slice(0, delimiter) : [...lines]
  dropEnd(kept)
  const start = startOfEnd(kept)
  return [...kept.slice(0, start), ...withoutClosing(kept.slice(start))]
}

/** What the phone added, at the end. */
function dropEnd(lines: string[]) {
  while (
    lines.length > 0 &&
    (lines.at(-1) === '' || isRule(lines.at(-1) ?? '') || isOfProgram(lines.at(-1) ?? ''))
  )
    lines.pop()
}

/**
 * The index of the first of the last lines, where a signature can be. The library's patterns take more than linear time, so a
 * long text of a stranger is never given to them.
 */
function startOfEnd(lines: readonly string[]): number {
  let start = lines.length
  let chars = 0
  while (start > 0 && lines.length - start < SIGNATURE_LINES) {
    chars += (lines[start - 1] ?? '').length + 1
    if (chars > SIGNATURE_CHARS) break
    start -= 1
  }
  return start
}

const parser = new EmailReplyParser()

function withoutClosing(lines: string[]): string[] {
  if (lines.length === 0) return lines
  const rest = parser.read(lines.join('\n')).getVisibleText().split('\n')
  dropEnd(rest)
  return rest
}
