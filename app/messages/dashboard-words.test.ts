import { describe, expect, it } from 'vitest'
import { textsOf } from '#languages/all.ts'
import { type Language, languages } from '#languages/index.ts'

/** The sections' own titles, and a fund's name, which is a term of its own. */
const asTheyAre = ['RSVPs', 'Contributions', 'Donations', 'Aportes', 'Contribuições', 'المساهمات']
const fund = /donation funds?/gi

/** Other words for an answer and a memory (and, where a language has two, for a gift) than those of docs/glossary.md. */
const others: Partial<Record<Language, RegExp>> = {
  en: /\b(?:repl(?:y|ies|ied)|response|contributions?|donations?|entr(?:y|ies))\b/i,
  es: /\baportes?\b/i,
  pt: /contribui/i,
  ar: /مساهم/,
}

/** Without the names of its values. */
const worded = (text: string) => text.replace(fund, '').replace(/\{\w+(?=[,}])/g, '{')

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsIn)

const checked = languages.filter((language) => others[language])

describe.each(checked)('the words of the dashboard in %s', (language) => {
  it.each(['dashboard', 'moderation', 'digest'] as const)('%s: answers, memories and gifts', (name) => {
    const messages = textsOf(language).screens[name]
    const texts = textsIn(messages).filter((text) => !asTheyAre.includes(text))
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => others[language]?.test(worded(text)))).toEqual([])
  })
})
