import { defaultLanguage, type Language } from '#contract/languages/index.ts'
import { fingerprint } from '#contract/share-picture.ts'
import type { CardsSource } from '#server/ports/press.ts'

/** A file that is made of what stands in a memorial, and kept until that changes. */
export interface Made {
  /** What the keys of all its versions begin with. */
  prefix: string
  key: string
}

const folderOf = (memorialUuid: string) => `sharing/${memorialUuid}/`

/** @param version of what people wrote; our own word in it is the language's */
export function pictureOf(memorialUuid: string, version: string, language: Language): Made {
  const prefix = `${folderOf(memorialUuid)}picture-`
  return { prefix, key: `${prefix}${version}${language === defaultLanguage ? '' : `-${language}`}.png` }
}

export function sheetOf(memorialUuid: string, source: CardsSource): Made {
  const { language, paper, name, date, link } = source
  const prefix = `${folderOf(memorialUuid)}cards-${paper}-`
  return {
    prefix,
    key: `${prefix}${fingerprint(JSON.stringify([CARDS_EDITION, language, name, date, link]))}.pdf`,
  }
}

/** To be raised when the same memorial would make another sheet. */
const CARDS_EDITION = 2

/** A rendition that is large enough for the picture: of those of a photo the smallest so wide, else the widest. */
export function widthFor(widths: readonly number[], pixels: number): number | null {
  const sorted = widths.toSorted((a, b) => a - b)
  return sorted.find((width) => width >= pixels) ?? sorted.at(-1) ?? null
}

const REST_MS = 10 * 60 * 1000

/** What could not be made is not tried again at once by everybody who asks. */
export const restUntil = (failedAt: Date): Date => new Date(failedAt.getTime() + REST_MS)
export const isResting = (until: Date | undefined, now: Date): boolean => until !== undefined && now < until
