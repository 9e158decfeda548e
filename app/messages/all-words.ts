import { knowContract } from '#app/lib/contract-words.ts'
import { defaultLanguage, languages } from '#contract/languages/index.ts'
import { type Texts, translate } from '#contract/languages/translate.ts'
import { en } from './en.ts'
import { fileOf } from './file-of.ts'
import { withIsolates } from './isolate.ts'
import { know } from './spoken.ts'

const files = import.meta.glob<Record<string, object>>('./{es,ar}/*.ts', { eager: true })
const contract = import.meta.glob<Record<string, Texts>>('../../contract/languages/{es,ar}.ts', {
  eager: true,
})

/** For the server, which speaks every language at once and waits for none. */
export function knowAllWords(): void {
  for (const language of languages) {
    if (language === defaultLanguage) continue
    for (const name of Object.keys(en)) {
      const words = files[fileOf(language, name)]?.[name]
      know(language, name, words ? withIsolates(language, words) : null)
    }
    const texts = contract[`../../contract/languages/${language}.ts`]?.[language] ?? {}
    knowContract(language, (english) => translate(texts, english))
  }
}
