import { parse } from 'tldts'
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
 * A name for mails to people who did not choose it (docs/decisions/0015, 0026).
 *
 * @param instead used when the name contains an advertisement
 */
export const mailableName = (name: string, instead = ''): MailableName =>
  (screenLine(name) ? instead : name) as MailableName

/** A place or other words of a host that were checked in the same way: mails accept no others. */
export type MailableWords = string & { readonly [screened]: true }

/**
 * A place or other words of a host for mails to people who did not choose them.
 *
 * @returns null for words with an advertisement or a link, which are on the page alone
 */
export const mailableWords = (words: string | null): MailableWords | null =>
  words && screenLine(words) ? null : (words as MailableWords | null)

const plainly = (text: string) =>
  text.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHE, "'").replace(FULL_STOP, '.')

function offerIn(plain: string): Finding | null {
  if (LINK.test(plain) || hasDomain(plain)) return 'LINKS'
  return WORD.test(plain) ? 'WORDS' : null
}

/** Invisible marks inside words, and all forms of the apostrophe and of the full stop in addresses. */
const INVISIBLE = /\p{Cf}/gu
const APOSTROPHE = /[\u2018\u2019\u02bc]/g
const FULL_STOP = /[\u3002\uff61\u2024]/g

/**
 * Top-level domains that are also words with which a sentence begins, in the languages that people write here: they follow a
 * full stop where no space was typed.
 */
const wordyDomains = new Set(
  `
    ad ai al am ar as at ba be best bo by ci da dad day de do er es eu faith family fi forever free fun god gold
    good gratis here home how im in is it la li life lo love ma me men mo mom mov my na ne new ni no now nu one open
    os pa pe plus pro pt re rest rip sa save se si smile so space su ta thanks to today tu un uno us va vi win wow you zip
  `
    .trim()
    .split(/\s+/),
)
/** Those that are no words at all, and stand also beside a full stop with a space in links that are hidden from machines. */
const STRONG = 'com|net|org|info|biz|dev|xyz|ru|cn|uk'
/** A name in the Internet ends where no letter, digit or hyphen follows. */
const ENDS = '(?![\\p{L}\\p{N}-])'
/** "Obrigado. Com carinho": Portuguese for "with", where a word follows. No program makes a link of it after a space. */
const WITH = 'com +[\\p{L}\\p{N}]'
/**
 * Begins where no name is under way, and is no longer than a name may be: a text of nothing but hyphens takes no more time
 * than another.
 */
const LABEL = '(?<![a-z0-9-])[a-z0-9-]{1,63}'

/**
 * A web address in any notation: also without its scheme, or spelt out to hide it from machines; never a mail address.
 */
const LINK = new RegExp(
  [
    '[a-z][a-z0-9+-]{1,15}:\\/\\/',
    '\\bwww\\.',
    '\\[url\\b',
    '<a\\s',
    `[\\p{L}\\p{N}-](?: \\.(?:${STRONG})| \\. (?!${WITH})(?:${STRONG})|\\. (?!${WITH})(?:com|org|xyz|ru|cn))${ENDS}`,
    `${LABEL} ?[([] ?(?:\\.|dot|punto|point|punkt|ponto) ?[)\\]] ?[a-z]{2,}\\b`,
    `${LABEL} (?:dot|punto|ponto|punkt) (?:${STRONG})\\b`,
    '(?:\\/\\/|(?<![\\p{L}\\p{N}.]))\\d{1,3}(?:\\.\\d{1,3}){3}[/:]\\S',
    '\\/\\/\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\p{L}\\p{N}])',
  ].join('|'),
  'iu',
)

/** What has no space in it, and what follows. */
const RUN = /([\p{L}\p{M}\p{N}_.@-]+)([/:?#]\S)?/gu
/** An address that people are mailed at. */
const MAIL_ADDRESS = /^[^@]+@[^@]+\.[^@]+$/

/** What is written as a name in the Internet is; a slash or a port behind it makes sure. */
const hasDomain = (text: string): boolean =>
  [...text.matchAll(RUN)].some(([, run = '', path]) => {
    if (!run.includes('.') || MAIL_ADDRESS.test(run)) return false
    // Of `@name`, as people are called elsewhere, only what stands before is read.
    const [read = ''] = run.startsWith('@') ? [] : run.split('@')
    const labels = read.split('.').map((label) => label.replace(/^[_-]+|[_-]+$/g, ''))
    return labels.some(
      (ending, at) =>
        at > 0 && isEnding(ending, labels[at - 1] ?? '', at === labels.length - 1 && path !== undefined),
    )
  })

/** Whether a label ends a name in the Internet, and no sentence begins with it. */
function isEnding(ending: string, before: string, hasPath: boolean): boolean {
  if (before === '') return false
  const [name = ''] = ending.toLowerCase().split('_')
  if (/^xn--[a-z0-9-]+$/.test(name)) return true
  // Of the public suffix list.
  if (!parse(`a.${name}`, { validateHostname: false }).isIcann) return false
  // Words without spaces between sentences: a name in Latin letters or a path makes sure.
  if (/[^a-z]/.test(name)) return hasPath || name === 'рф' || /^[a-z0-9_-]+$/i.test(before)
  return hasPath || !(wordyDomains.has(name) || beginsSentence(ending))
}

/** "We miss him.Send our love": a word in small letters with a capital, unless it is one of those that are no words. */
const beginsSentence = (ending: string): boolean =>
  /^[A-Z][a-z]+$/.test(ending) && !new RegExp(`^(?:${STRONG})$`, 'i').test(ending)

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
