import { brand } from '#contract/brand.ts'
import { textsOf } from '#languages/all.ts'
import type { mails } from '#languages/en/mails/index.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import { translatorsOf } from '#server/lib/translators.ts'

const translators = translatorsOf((language) => textsOf(language).mails as typeof mails)

/** The texts of mails: `mailTranslator('es')('layout.sentBy', { product })`. They get dates already formatted (`mailDate`). */
export const mailTranslator = (language: Language = defaultLanguage) => translators(language)

export type MailKey = Parameters<ReturnType<typeof mailTranslator>>[0]
type Words = Record<string, string | number>

/**
 * The texts of one mail in the language of its reader: each gets all these words, and the name of the product. `name` is
 * of the person remembered: where it is empty since it reads like an advertisement, “a loved one” stands for it.
 */
export function translateMail(language: Language, words: Words = {}) {
  const translate = mailTranslator(language) as (key: MailKey, words: Words) => string
  const name = words.name === '' ? translate('layout.someoneLoved', {}) : words.name
  const all = { ...words, product: brand.name, ...(name !== undefined && { name }) }
  const t = (key: MailKey, more?: Words) => translate(key, { ...all, ...more })
  return Object.assign(t, { language, nameOfPerson: String(name) })
}

export type MailTexts = ReturnType<typeof translateMail>
