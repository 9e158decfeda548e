// How mail programs begin the mail that is answered, in English, Spanish, Arabic and Portuguese, and in the languages that people
// write in to memorials in these.

/** The words of one line, or of a line that was wrapped, with a time or an address in it. */
const introductions = [
  // Gmail, Apple Mail, Thunderbird, Yahoo.
  /^On .*\bwrote ?:$/i,
  /^El .*\bescribi(ó|o) ?:$/i,
  /^(Em|A|No dia) .*\bescreveu ?:$/i,
  /^.+\bescreveu \(.+\) ?:$/i,
  /^(في|بتاريخ|يوم) .*(كتب|كتبت|كتابة)(?= |$|:).*:$/,
  /^(كتب|كتبت) .*:$/,
  /^Le .*\ba écrit ?:$/i,
  /^Am .*\bschrieb .*:$/i,
  /^Il .*\bha scritto ?:$/i,
  /^Op .*\bschreef .*:$/i,
  /^.*<[^<>\s]+@[^<>\s]+> ?(wrote|escribió|escreveu|كتب|a écrit|schrieb|ha scritto|schreef) ?:$/i,
]
const MOMENT = /\p{Nd}{1,2}[:.h٫]\p{Nd}{2}|@/u
/** No program writes a longer one. */
const LONGEST = 400

/** "On 3 Nov 2025 at 10:12, Ana wrote:", over at most three lines; gives how many, 0 for none. */
export function introductionAt(lines: readonly string[], start: number): number {
  let joined = ''
  for (let count = 1; count <= 3 && start + count <= lines.length; count += 1) {
    const line = lines[start + count - 1] ?? ''
    if (line === '' || line.startsWith('>')) return 0
    joined = count === 1 ? line : `${joined} ${line}`
    if (joined.length > LONGEST) return 0
    if (joined.endsWith(':') && MOMENT.test(joined) && introductions.some((one) => one.test(joined)))
      return count
  }
  return 0
}

const separators =
  /^-{2,} ?(original message|forwarded message|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|الرسالة الأصلية|رسالة أصلية|message d'origine|ursprüngliche nachricht|messaggio originale|oorspronkelijk bericht) ?-{2,}$/i

/** "-----Original Message-----" (Outlook, Samsung). */
export const isSeparator = (line: string) => line.length < 100 && separators.test(line)

const label = (words: string) => new RegExp(`^[*_ ]*(${words})[*_ ]* ?:`, 'i')
const fromLabel = label('from|de|von|da|van|من')
const otherLabels = [
  label(
    'sent|date|enviado( el)?|fecha|enviada em|enviado em|data|gesendet|datum|envoyé|inviato|verzonden|تاريخ الإرسال|تم الإرسال|أرسلت|التاريخ|الإرسال|تاريخ',
  ),
  label('to|para|a|an|à|aan|إلى'),
  label('subject|asunto|assunto|betreff|objet|oggetto|onderwerp|الموضوع|موضوع'),
]

/** A block of "From, Sent, To, Subject" (Outlook, Samsung), with at least two of the last three. */
export function isHeaderBlock(lines: readonly string[], start: number): boolean {
  if (!fromLabel.test((lines[start] ?? '').slice(0, 100))) return false
  const following = lines.slice(start + 1, start + 8).map((line) => line.slice(0, 100))
  return otherLabels.filter((one) => following.some((line) => one.test(line))).length >= 2
}
