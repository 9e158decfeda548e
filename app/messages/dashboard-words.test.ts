import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages/index.ts'

/** The sections' own titles, and a fund's name, which is a term of its own. */
const asTheyAre = ['RSVPs', 'Contributions', 'Donations', 'Aportes', 'المساهمات']
const fund = /donation funds?/gi

/** Other words for an answer and a memory (and, where a language has two, for a gift) than those of docs/glossary.md. */
const others = {
  en: /\b(?:repl(?:y|ies|ied)|response|contributions?|donations?|entr(?:y|ies))\b/i,
  es: /\baportes?\b/i,
  ar: /مساهم/,
}

/** Without the names of its values. */
const worded = (text: string) => text.replace(fund, '').replace(/\{\w+(?=[,}])/g, '{')

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsIn)

describe.each(languages)('the words of the dashboard in %s', (language) => {
  it.each(['dashboard', 'waiting', 'moderation', 'digest'])(
    '%s: answers, memories and gifts',
    async (name) => {
      const messages = await import(`./${language}/${name}.ts`)
      const texts = textsIn(Object.values(messages)).filter((text) => !asTheyAre.includes(text))
      expect(texts.length).toBeGreaterThan(3)
      expect(texts.filter((text) => others[language].test(worded(text)))).toEqual([])
    },
  )
})
