import { spamWords } from './spam-words.ts'

/** What in a text needs a second look. Authors are not told that they were taken for a machine. */
export type Finding = 'LINKS' | 'CAPITALS' | 'WORDS' | 'REPEATED'

/** The same long text in this many other contributions comes from a list. */
const SAME_ELSEWHERE = 3
/** The same line this many times in one text. */
const SAME_LINE = 4
const LETTERS_TO_JUDGE = 24
const MOSTLY = 0.7

/** @param sameElsewhere how many others wrote exactly this; short condolences are alike and are not counted */
export function screenText(text: string, sameElsewhere: number): Finding | null {
  const plain = plainly(text)
  const offered = offerIn(plain)
  if (offered) return offered
  if (sameElsewhere >= SAME_ELSEWHERE || repeatsItself(plain)) return 'REPEATED'
  return shouts(plain) ? 'CAPITALS' : null
}

/** The same for a name or a caption, which may be in capitals and equal many others. */
export const screenLine = (line: string): Finding | null => offerIn(plainly(line))

declare const screened: unique symbol

/** A name typed by somebody else that was checked: mails accept no other names of strangers. */
export type MailableName = string & { readonly [screened]: true }

/**
 * A name for mails to people who did not choose it (docs/decisions/0182, 0235).
 *
 * @param instead used when the name contains an advertisement
 */
export const mailableName = (name: string, instead = ''): MailableName =>
  (screenLine(name) ? instead : name) as MailableName

const plainly = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHE, "'")

function offerIn(plain: string): Finding | null {
  if (LINK.test(plain)) return 'LINKS'
  return WORD.test(plain) ? 'WORDS' : null
}

/** Invisible marks inside words, and all forms of the apostrophe. */
const INVISIBLE = /\p{Cf}/gu
const APOSTROPHE = /[\u2018\u2019\u02bc]/g

/** Top-level domains in spam. The second kind are also words, which follow a full stop where no space was typed. */
const ENDINGS =
  'com|net|org|info|biz|co|ru|cn|xyz|top|site|online|shop|store|club|link|live|click|ly|tk|app|bet|vip|icu|website|finance|casino|fr|ch|nl|uk|eu|pl|ua|br|mx|cl|au|nz|za|ng|gg|cc|ws'
const WORDY_ENDINGS = 'me|io|es|de|it|at|be|pt|ar|by|win|pro|fun|space'
const NAME = '(?<![@\\p{L}\\p{N}_.-])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*'

/**
 * A web address in any notation: also without its scheme, or spelt out to hide it from machines; never a mail address.
 */
const LINK = new RegExp(
  [
    'https?:\\/\\/',
    '\\bwww\\.',
    '\\[url\\b',
    '<a\\s',
    `${NAME}\\.(?:${ENDINGS})(?=[/?:\\s.,;!)\\]"'»”]|$)`,
    `${NAME}\\.(?:${WORDY_ENDINGS})\\/\\S`,
    `\\b[a-z0-9-]+ ?[([] ?(?:dot|punto|point|punkt|ponto) ?[)\\]] ?(?:${ENDINGS}|${WORDY_ENDINGS})\\b`,
  ].join('|'),
  'iu',
)

/** Advertisements. */
const WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spamWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

function repeatsItself(text: string): boolean {
  const counts = new Map<string, number>()
  for (const part of text.toLowerCase().split(/[\n.!?]+/)) {
    const line = part.trim().replace(/\s+/g, ' ')
    if (line === '') continue
    const count = (counts.get(line) ?? 0) + 1
    if (count >= SAME_LINE) return true
    counts.set(line, count)
  }
  return false
}

/** Counts letters that have both cases; scripts without capitals never shout. */
function shouts(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  const letters = capitals + small
  return letters >= LETTERS_TO_JUDGE && capitals / letters > MOSTLY
}
