import { knowContract } from '#app/lib/contract-words.ts'
import type { Language } from '#contract/languages/index.ts'
import { type Texts, translate } from '#contract/languages/translate.ts'
import { fileOf } from './file-of.ts'
import { withIsolates } from './isolate.ts'

/** Every namespace of the other languages, a file each: whoever reads English fetches none of it. */
const files = import.meta.glob<Record<string, object>>('./{es,ar}/*.ts')
const contract = import.meta.glob<Record<string, Texts>>('../../contract/languages/{es,ar}.ts')

/**
 * Fetches namespaces of another language, all at once, and with the first of them the contract's texts. Resolves when
 * they are known; what fails stays English.
 *
 * @param know takes the words of a namespace as they come, null for what cannot be fetched
 */
export async function bring(
  language: Language,
  names: string[],
  know: (language: Language, name: string, words: object | null) => unknown,
): Promise<void> {
  const wanted = names.map(async (name) => {
    const module = await files[fileOf(language, name)]?.().catch(() => null)
    const words = module?.[name] ?? null
    // A build has done it before it compiled them.
    know(language, name, words && import.meta.env.DEV ? withIsolates(language, words) : words)
  })
  await Promise.all([...wanted, bringContract(language)])
}

async function bringContract(language: Language): Promise<void> {
  const module = await contract[`../../contract/languages/${language}.ts`]?.().catch(() => null)
  const texts = module?.[language]
  if (texts) knowContract(language, (english) => translate(texts, english))
}
