import { registerContractMessages } from '#app/lib/contract-messages.ts'
import { defaultLanguage, languages } from '#contract/languages/index.ts'
import type { Messages } from '#contract/messages/types.ts'
import { en } from './en.ts'
import { withIsolates } from './isolate.ts'
import { namespaceFile } from './namespace-file.ts'
import { registerTranslations } from './translations.ts'

const files = import.meta.glob<Record<string, object>>('./{es,ar}/*.ts', { eager: true })
const contract = import.meta.glob<Record<string, Messages>>('../../contract/messages/{es,ar}/index.ts', {
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
    const messages = contract[`../../contract/messages/${language}/index.ts`]?.[language]
    if (messages) registerContractMessages(language, messages)
  }
}
