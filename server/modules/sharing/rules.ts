import { fingerprint } from '#contract/share-picture.ts'
import { defaultLanguage, type Language } from '#languages/index.ts'
import type { CardsSource } from '#server/ports/typesetter.ts'

/** A file that is made from a memorial's content, and kept until that changes. */
export interface Made {
  /** The prefix of the keys of all its versions. */
  prefix: string
  key: string
}

const folderOf = (memorialUuid: string) => `sharing/${memorialUuid}/`

/** @param version of the memorial; our own text in the picture depends on the language */
export function pictureOf(memorialUuid: string, version: string, language: Language): Made {
  const prefix = `${folderOf(memorialUuid)}picture-`
  return { prefix, key: `${prefix}${version}${language === defaultLanguage ? '' : `-${language}`}.png` }
}

/** @param portrait the name of its file */
export function sheetOf(memorialUuid: string, source: CardsSource, portrait = ''): Made {
  const { language, paper, name, life, date, place = [], link, isToWriteOn } = source
  const prefix = `${folderOf(memorialUuid)}${isToWriteOn ? 'memory-cards' : 'cards'}-${paper}-`
  return {
    prefix,
    key: `${prefix}${fingerprint(JSON.stringify([CARDS_EDITION, language, name, life, date, place, link, portrait]))}.pdf`,
  }
}

/** Raise it when the same memorial would make another sheet. */
const CARDS_EDITION = 6

const REST_MS = 10 * 60 * 1000

/** After a failure the picture is not tried again at once by every request. */
export const restUntil = (failedAt: Date): Date => new Date(failedAt.getTime() + REST_MS)
export const isResting = (until: Date | undefined, now: Date): boolean => until !== undefined && now < until
