import { registerContractTranslation } from '#app/lib/contract-translations.ts'
import { defaultLanguage, languages } from '#contract/languages/index.ts'
import { type Texts, translate } from '#contract/languages/translate.ts'
import { en } from './en.ts'
import { withIsolates } from './isolate.ts'
import { namespaceFile } from './namespace-file.ts'
import { registerTranslations } from './translations.ts'

const files = import.meta.glob<Record<string, object>>('./{es,ar}/*.ts', { eager: true })
const contract = import.meta.glob<Record<string, Texts>>('../../contract/languages/{es,ar}.ts', {
  eager: true,
})

/** For the server, which speaks every language at once and waits for none. */
export function registerAllTranslations(): void {
  for (const language of languages) {
    if (language === defaultLanguage) continue
    for (const name of Object.keys(en)) {
      const words = files[namespaceFile(language, name)]?.[name]
      registerTranslations(language, name, words ? withIsolates(language, words) : null)
    }
    const texts = contract[`../../contract/languages/${language}.ts`]?.[language] ?? {}
    registerContractTranslation(language, (english) => translate(texts, english))
  }
}
