import type { Catalogue } from '#app/messages/config.ts'
import { useTranslations } from '#app/messages/index.tsx'

type Common = Catalogue['common']

/** A word that many screens have, such as “Try Again”: a text of `common` that takes nothing. */
export type CommonWord = { [K in keyof Common]: Common[K] extends string ? K : never }[keyof Common]

export const Word = ({ of }: { of: CommonWord }) => useTranslations('common')(of)
