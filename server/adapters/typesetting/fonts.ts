import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type FontNeed, needsOf } from './writing-system.ts'

/** Font packages have one file per style, with their licences (SIL OFL 1.1). */
const PACKAGES = '@expo-google-fonts'

/** The fonts of every page: Latin, as on our screens. */
const always = {
  families: ['Newsreader', 'Source Sans 3'],
  files: [
    'newsreader/300Light/Newsreader_300Light',
    'newsreader/400Regular/Newsreader_400Regular',
    'newsreader/400Regular_Italic/Newsreader_400Regular_Italic',
    'source-sans-3/400Regular/SourceSans3_400Regular',
  ],
}

const GARAMOND = {
  family: 'EB Garamond',
  files: [
    'eb-garamond/400Regular/EBGaramond_400Regular',
    'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic',
  ],
}
const one = (family: string, file: string) => ({ family, files: [file] })

// Amiri rather than Noto Naskh Arabic, whose text cannot be searched in a PDF.
const byNeed: Record<FontNeed, { family: string; files: string[] } | null> = {
  latin: null,
  greek: GARAMOND,
  cyrillic: GARAMOND,
  arabic: one('Amiri', 'amiri/400Regular/Amiri_400Regular'),
  hebrew: one('Noto Serif Hebrew', 'noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular'),
  devanagari: one('Noto Serif Devanagari', 'noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular'),
  thai: one('Trirong', 'trirong/Trirong_400Regular'),
  kana: one('Noto Serif JP', 'noto-serif-jp/400Regular/NotoSerifJP_400Regular'),
  hangul: one('Noto Serif KR', 'noto-serif-kr/400Regular/NotoSerifKR_400Regular'),
  han: one('Noto Serif SC', 'noto-serif-sc/400Regular/NotoSerifSC_400Regular'),
  emoji: one('Noto Color Emoji', 'noto-color-emoji/400Regular/NotoColorEmoji_400Regular'),
}

export interface Fonts {
  /** The font family for each script that is needed. */
  families: Partial<Record<FontNeed, string>>
  /** Names of the font files, the same for the same needs. */
  files: string[]
}

/** The fonts for all texts in a template's data. */
export function fontsFor(data: unknown): Fonts {
  const needs = needsOf(textsIn(data))
  const families: Fonts['families'] = {}
  const files = new Set(always.files)
  for (const need of [...needs].sort()) {
    const font = byNeed[need]
    if (!font) continue
    families[need] = font.family
    for (const file of font.files) files.add(file)
  }
  return { families, files: [...files] }
}

const require = createRequire(import.meta.url)

/** A font file from its package, wherever that is installed. */
export function readFont(file: string): Buffer {
  const [name = '', ...rest] = file.split('/')
  const home = dirname(require.resolve(`${PACKAGES}/${name}/package.json`))
  return readFileSync(join(home, `${rest.join('/')}.ttf`))
}

/** Every text in a template's data, at any depth. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data
  else if (data instanceof Object) for (const value of Object.values(data)) yield* textsIn(value)
}
