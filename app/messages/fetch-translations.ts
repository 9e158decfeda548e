import { registerContractMessages } from '#app/lib/contract-messages.ts'
import type { Language } from '#languages/index.ts'
import type { Messages } from '#languages/texts.ts'
import { withIsolates } from './isolate.ts'
import { namespaceFile } from './namespace-file.ts'

/** Every namespace of the other languages, a file each: whoever reads English fetches none of it. */
const files = import.meta.glob<Record<string, object>>([
  '../../languages/*/screens/*.ts',
  '!../../languages/en/**',
  '!**/index.ts',
])
const calls = import.meta.glob<{ calls: Messages }>([
  '../../languages/*/calls/index.ts',
  '!../../languages/en/**',
])

/**
 * Fetches namespaces of another language, all at once, and with the first of them the contract's texts. Resolves when
 * they are known; what fails stays English.
 *
 * @param know takes the words of a namespace as they come, null for what cannot be fetched
 */
export async function fetchTranslations(
  language: Language,
  names: string[],
  know: (language: Language, name: string, words: object | null) => unknown,
): Promise<void> {
  const wanted = names.map(async (name) => {
    const module = await files[namespaceFile(language, name)]?.().catch(() => null)
    const words = module?.[name] ?? null
    // A build has done it before it compiled them.
    know(language, name, words && import.meta.env.DEV ? withIsolates(language, words) : words)
  })
  await Promise.all([...wanted, fetchContractMessages(language)])
}

async function fetchContractMessages(language: Language): Promise<void> {
  const module = await calls[`../../languages/${language}/calls/index.ts`]?.().catch(() => null)
  const messages = module?.calls
  if (messages) registerContractMessages(language, messages)
}
