import type { Language } from '#contract/languages/index.ts'

/** Where the words of a namespace stand, beside this file: `./es/visit-rsvp.ts` for `visitRsvp`. */
export const namespaceFile = (language: Language, name: string) =>
  `./${language}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
