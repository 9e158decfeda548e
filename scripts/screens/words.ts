import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isolated } from '#app/messages/isolate.ts'
import { directionOf, isLanguage } from '#contract/languages/index.ts'

const messages = join(import.meta.dirname, '../../app/messages')

/** What an English text of the catalogue begins with on the pages that are looked at. */
export type Say = (english: string, values?: Record<string, string | number>) => RegExp

const known = new Map<string, Promise<Say>>()

/** `language` as a folder of the catalogue is named. Throws, at each text, where the catalogue does not have it. */
export function wordsOf(language: string): Promise<Say> {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}

async function readWords(language: string): Promise<Say> {
  const said = new Map<string, Set<string>>()
  for (const file of await readdir(join(messages, 'en'))) {
    const english = await textsOf('en', file)
    const others = language === 'en' ? english : await textsOf(language, file).catch(() => english)
    for (const [path, text] of english)
      said.set(text, (said.get(text) ?? new Set()).add(others.get(path) ?? text))
  }
  return (english, values = {}) => {
    const texts = said.get(english)
    if (!texts) throw new Error(`The catalogue does not say "${english}"`)
    // What is one word in English may be several in another language.
    const filled = [...texts].map((text) =>
      text
        .replaceAll(/\{(\w+)[^{}]*\}/g, (whole, name) => String(values[name] ?? whole))
        // What is put in is left open.
        .replaceAll('\u2068\u2069', ''),
    )
    return new RegExp(`^(?:${filled.map(literally).join('|')})`)
  }
}

/** Every text of a file of the catalogue, by its path. */
async function textsOf(language: string, file: string): Promise<Map<string, string>> {
  const module: unknown = await import(pathToFileURL(join(messages, language, file)).href)
  const texts = new Map<string, string>()
  collect('', module, texts)
  // As the page says it, where each thing that is put into a sentence stands apart.
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
