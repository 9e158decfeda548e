/** Scripts with a font of their own (`fonts.ts`), in the order in which a mixed text is classified. */
const scripts = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  han: /\p{Script=Han}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  greek: /\p{Script=Greek}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  latin: /\p{Script=Latin}/gu,
} as const

type Script = keyof typeof scripts
/** What decides which fonts are loaded. Emoji can occur with any script. */
export type FontNeed = Script | 'emoji'

/**
 * The characters that Typst shows in colour: two regional letters, keycaps, pictographs. The template has the same
 * list.
 */
const EMOJI = /[\u{1F1E6}-\u{1F1FF}\u{1F300}-\u{1FAFF}\u{2600}-\u{27BF}]|\u{20E3}|\uFE0F/u

/** A language for each script, so that line breaks and glyphs are as its readers expect. */
const languages: Record<Script, string> = {
  kana: 'ja',
  hangul: 'ko',
  han: 'zh',
  arabic: 'ar',
  hebrew: 'he',
  devanagari: 'hi',
  thai: 'th',
  greek: 'el',
  cyrillic: 'ru',
  latin: 'en',
}

/** How to set a piece of text: its main script, language and direction. */
export interface Manner {
  script: Script
  lang: string
  dir: 'ltr' | 'rtl'
}

const LATIN: Manner = { script: 'latin', lang: 'en', dir: 'ltr' }

/** By the script that most letters have. Han with kana is Japanese, alone it is Chinese. */
export function mannerOf(text: string): Manner {
  const counts = countsOf(text)
  const most = Math.max(...counts.values())
  if (most === 0) return LATIN
  const leading = [...counts].find(([, count]) => count === most)?.[0] ?? 'latin'
  const script = leading === 'han' && (counts.get('kana') ?? 0) > 0 ? 'kana' : leading
  return { script, lang: languages[script], dir: script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr' }
}

/**
 * All scripts in the texts, so that only their fonts are loaded: those for Chinese, Japanese, Korean and emoji have 8
 * to 25 MB. The fonts for kana and Hangul include Han.
 */
export function needsOf(texts: Iterable<string>): Set<FontNeed> {
  const needs = new Set<FontNeed>()
  for (const text of texts) {
    const counts = countsOf(text)
    if (counts.get('kana') || counts.get('hangul')) counts.delete('han')
    for (const [script, count] of counts) if (count > 0) needs.add(script)
    if (EMOJI.test(text)) needs.add('emoji')
  }
  return needs
}

function countsOf(text: string): Map<Script, number> {
  return new Map(
    (Object.keys(scripts) as Script[]).map((script) => [script, text.match(scripts[script])?.length ?? 0]),
  )
}

/** Characters that are as wide as they are high. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF00-\uFFEF]/gu
/** Characters without a width of their own. */
const WIDTHLESS = /\p{M}|[\u200B-\u200F]/gu

/** The width of a text in letters: wide characters count as two. */
export function breadthOf(text: string): number {
  const letters = [...text].length - (text.match(WIDTHLESS)?.length ?? 0)
  return letters + (text.match(WIDE)?.length ?? 0)
}
