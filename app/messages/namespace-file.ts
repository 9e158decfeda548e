import type { Language } from '#languages/index.ts'

/** The file of a namespace, relative to this folder: `../../languages/es/screens/visit-rsvp.ts` for `visitRsvp`. */
export const namespaceFile = (language: Language, name: string) =>
  `../../languages/${language}/screens/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
