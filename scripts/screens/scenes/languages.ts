import type { Language } from '#languages/index.ts'
import type { Scene } from '../scene.ts'

/** What hosts see on their way, in words that are longer, and what visitors see, from right to left. */
const alsoIn: Partial<Record<Language, string[]>> = {
  es: [
    'landing: landing',
    'account: log in',
    'creation: who, with a date and a photo',
    'creation: photos, six and a story',
    'creation: message, written',
    'creation: contacts, pasted',
    'creation: preview, filled in',
    'creation: save, email missing',
    'creation: save, password wrong',
    'creation: save, code',
    'creation: payment',
    'creation: payment, done',
    'creation: share',
    'creation: share, sent',
    'view: a whole life',
    'view-programme: before the day',
    'view-programme: the form, with answers missing',
    'visit: RSVP, nothing filled in',
    'visit: a memory, begun',
    'dashboard: a whole life',
    'dashboard: what waits',
  ],
  ar: [
    'landing: landing',
    'account: log in',
    'creation: who, empty',
    'creation: contacts, still in the box',
    'view: a whole life',
    'view-programme: before the day',
    'view-programme: the form, with answers missing',
    'view-programme: answered',
    'visit: RSVP, nothing filled in',
    'visit: RSVP, sent',
    'visit: a memory, begun',
    'visit: a memory, nothing in it',
    'visit: a memory, the code',
    'dashboard: a whole life',
    'dashboard: what waits',
  ],
}

/** Throws for a name without a scene. */
export function inOtherLanguages<S extends Scene>(all: S[]): S[] {
  return Object.entries(alsoIn).flatMap(([language, names]) =>
    names.map((name) => {
      const scene = all.find((one) => `${one.part}: ${one.name}` === name)
      if (!scene) throw new Error(`There is no scene "${name}"`)
      return { ...scene, name: `${scene.name} (${language})`, language: language as Language }
    }),
  )
}
