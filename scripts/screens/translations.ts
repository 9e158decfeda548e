import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isolated } from '#app/messages/isolate.ts'
import { directionOf, isLanguage } from '#languages/index.ts'

const languages = join(import.meta.dirname, '../../languages')

/** The pattern for an English text of the catalogue in the language of the pages. */
export type Translate = (english: string, values?: Record<string, string | number>) => RegExp

const known = new Map<string, Promise<Translate>>()

/** `language` is the name of a folder of the catalogue. The result throws for a text that the catalogue lacks. */
export function translationsOf(language: string): Promise<Translate> {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

async function readWords(language: string): Promise<Translate> {
  const said = new Map<string, Set<string>>()
  for (const file of await readdir(join(languages, 'en', 'screens'))) {
    const english = await textsOf('en', file)
    const others = language === 'en' ? english : await textsOf(language, file).catch(() => english)
    for (const [path, text] of english)
      said.set(text, (said.get(text) ?? new Set()).add(others.get(path) ?? text))
  }
  return (english, values = {}) => {
    const texts = said.get(english)
    if (!texts) throw new Error(`The catalogue does not say "${english}"`)
    // One English text may have several translations.
    const filled = [...texts].map((text) =>
      text
        .replaceAll(/\{(\w+)[^{}]*\}/g, (whole, name) => String(values[name] ?? whole))
        // Inserted values match anything.
        .replaceAll('\u2068\u2069', ''),
    )
    return new RegExp(`^(?:${filled.map(literally).join('|')})`)
  }
}

/** Every text of a catalogue file, by its path. */
async function textsOf(language: string, file: string): Promise<Map<string, string>> {
  const module: unknown = await import(pathToFileURL(join(languages, language, 'screens', file)).href)
  const texts = new Map<string, string>()
  collect('', module, texts)
  // As on the page, where inserted values are isolated.
  if (isLanguage(language) && directionOf(language) === 'rtl')
    for (const [path, text] of texts) texts.set(path, isolated(text))
  return texts
}

function collect(path: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) collect(`${path}.${key}`, one, into)
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
