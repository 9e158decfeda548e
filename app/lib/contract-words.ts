import type { Texts } from '#contract/languages/translate.ts'

/**
 * The texts of the contract (errors of calls, what is wrong with a field) in the language of the page. They are
 * written in English where they are made; who reads English fetches nothing.
 */
let say: (english: string) => string = (english) => english

/** A text of the contract as its reader reads it; any other text as it is. In the browser alone. */
export const inReadersWords = (english: string): string => say(english)

const sources: Record<string, () => Promise<Texts>> = {
  es: async () => (await import('#contract/languages/es.ts')).es,
  ar: async () => (await import('#contract/languages/ar.ts')).ar,
}

/**
 * Fetches what `inReadersWords` needs, when a page wakes; without it these texts are English.
 *
 * @param lang of the document
 */
export async function fetchContractWords(lang: string): Promise<void> {
  const source = sources[lang.slice(0, 2)]
  if (!source) return
  const [{ translate }, texts] = await Promise.all([import('#contract/languages/translate.ts'), source()])
  say = (english) => translate(texts, english)
}
