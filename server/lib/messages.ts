import type { Language } from '#contract/languages/index.ts'
import { ar } from '#contract/messages/ar/index.ts'
import { en } from '#contract/messages/en/index.ts'
import { es } from '#contract/messages/es/index.ts'
import type { Messages } from '#contract/messages/types.ts'

/** What calls answer in words, by language. */
export const messages: Record<Language, Messages> = { en, es, ar }
