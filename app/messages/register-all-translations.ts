import { registerContractMessages } from '#app/lib/contract-messages.ts'
import { textsOf } from '#languages/all.ts'
import { defaultLanguage, languages } from '#languages/index.ts'
import { withIsolates } from './isolate.ts'
import { registerTranslations } from './translations.ts'

/** For the server, which speaks every language at once and waits for none. */
export function registerAllTranslations(): void {
  for (const language of languages) {
    if (language === defaultLanguage) continue
    const { screens, calls } = textsOf(language)
    for (const [name, texts] of Object.entries(screens))
      registerTranslations(language, name, withIsolates(language, texts))
    registerContractMessages(language, calls)
  }
}
