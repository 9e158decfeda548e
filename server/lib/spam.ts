import { spamWords } from './spam-words.ts'

/** What in a text asks for a second look. Nobody is told that they were taken for a machine. */
export type Finding = 'LINKS' | 'CAPITALS' | 'WORDS' | 'REPEATED'

/** The same long text at so many other places comes from a list. */
const SAME_ELSEWHERE = 3
/** One line so many times in one text. */
const SAME_LINE = 4
const LETTERS_TO_JUDGE = 24
const MOSTLY = 0.7

/** @param sameElsewhere how many others wrote exactly this; short condolences are alike and are not counted */
export function lookOver(text: string, sameElsewhere: number): Finding | null {
  const plain = plainly(text)
  const offered = offerIn(plain)
  if (offered) return offered
  if (sameElsewhere >= SAME_ELSEWHERE || repeatsItself(plain)) return 'REPEATED'
  return shouts(plain) ? 'CAPITALS' : null
}

/** The same of a name or a caption, which may stand in capitals and be like many others. */
export const lookOverLine = (line: string): Finding | null => offerIn(plainly(line))

declare const lookedOver: unique symbol

/** What somebody else typed to be called, once it was looked over: mails take no other names of strangers. */
export type MailableName = string & { readonly [lookedOver]: true }

/**
 * A name for mails to people who did not choose it (docs/decisions/0182, 0235).
 *
 * @param instead where the name carries an offer
 */
export const mailableName = (name: string, instead = ''): MailableName =>
  (lookOverLine(name) ? instead : name) as MailableName

const plainly = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHE, "'")

function offerIn(plain: string): Finding | null {
  if (LINK.test(plain)) return 'LINKS'
  return WORD.test(plain) ? 'WORDS' : null
}

/** Marks inside words that are not seen, and the apostrophe, however a keyboard writes it. */
const INVISIBLE = /\p{Cf}/gu
const APOSTROPHE = /[\u2018\u2019\u02bc]/g

/** Of addresses in such texts. The second kind are words, too, which follow a stop where no space was typed. */
const ENDINGS =
  'com|net|org|info|biz|co|ru|cn|xyz|top|site|online|shop|store|club|link|live|click|ly|tk|app|bet|vip|icu|website|finance|casino|fr|ch|nl|uk|eu|pl|ua|br|mx|cl|au|nz|za|ng|gg|cc|ws'
const WORDY_ENDINGS = 'me|io|es|de|it|at|be|pt|ar|by|win|pro|fun|space'
const NAME = '(?<![@\\p{L}\\p{N}_.-])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*'

/**
 * An address of the web, in any language: also without its beginning, or taken apart so that no machine sees it; never
 * one of mail.
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

/** Offers that have nothing to do with anyone's death. */
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

/** Of the letters that can be either; scripts without capitals never shout. */
function shouts(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  const letters = capitals + small
  return letters >= LETTERS_TO_JUDGE && capitals / letters > MOSTLY
}
