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
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (LINK.test(plain)) return 'LINKS'
  if (WORD.test(plain)) return 'WORDS'
  if (sameElsewhere >= SAME_ELSEWHERE || repeatsItself(plain)) return 'REPEATED'
  return shouts(plain) ? 'CAPITALS' : null
}

/** An address of the web, also without its beginning, in the endings that such texts use; never one of mail. */
const LINK =
  /https?:\/\/|\bwww\.|\[url\b|<a\s|(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|store|club|link|live|click|me|ly|tk|app|bet)\b(?=[/?:\s.,;!)\]]|$)/i

/** Offers that have nothing to do with anyone's death. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'viagra',
    'cialis',
    'tramadol',
    'casinos?',
    'jackpots?',
    'sports? betting',
    'online betting',
    'crypto(?:currency|currencies)?',
    'bitcoins?',
    'btc',
    'usdt',
    'forex',
    'binary options?',
    'pay ?day loans?',
    'instant loans?',
    'get a loan',
    'loan offers?',
    'seo services?',
    'backlinks?',
    'buy followers',
    'escorts?',
    'porn\\w*',
    'xxx',
    'onlyfans',
    'click here',
    'work from home',
    'earn (?:money|cash)',
    'make money',
    'passive income',
    'investment opportunit(?:y|ies)',
    'return on investment',
    'recover your (?:funds|money)',
    'weight loss',
    'replica watches',
    'spell ?casters?',
    'love spells?',
    'herbal (?:cure|remedy)',
    'whats ?app (?:me|us|at|on|number|\\+?\\d)',
    'telegram (?:me|us|at|channel|group)',
    'limited[- ]time offer',
    'special offer',
    'free gift cards?',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

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
