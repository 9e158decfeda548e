import type { Show } from '#contract/show.ts'
import { type Slide, slidesOf } from './slides.ts'

/** The slides of a show that changes while it plays. A slide keeps its number for as long as the show plays. */
export interface Roster {
  /** By number; undefined for what was taken back. */
  slides: readonly (Slide | undefined)[]
  /** What each number is of. */
  keys: readonly string[]
  /** The numbers of what is shown, in order. */
  order: readonly number[]
  /** The numbers of what came in with the last change. */
  fresh: readonly number[]
}

const none: Roster = { slides: [], keys: [], order: [], fresh: [] }

export const rosterOf = (show: Show): Roster => ({ ...relist(none, show), fresh: [] })

/** The roster after the show changed. What comes back gets the number that it had. */
export function relist(before: Roster, show: Show): Roster {
  const keys = [...before.keys]
  const numberOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.push(key) - 1)
  const listed = slidesOf(show).map((slide) => ({ slide, number: numberOf(keyOf(slide)) }))
  const slides: (Slide | undefined)[] = keys.map(() => undefined)
  for (const { slide, number } of listed) slides[number] = slide
  const order = listed.map(({ number }) => number)
  const shown = new Set(before.order)
  const fresh = listed.filter(
    ({ slide, number }) => (slide.kind === 'photo' || slide.kind === 'film') && !shown.has(number),
  )
  return { slides, keys, order, fresh: fresh.map(({ number }) => number) }
}

/** A picture that was turned or replaced is another one: its file has another name. */
const keyOf = ({ kind, picture }: Slide): string =>
  picture ? `${kind} ${picture.uuid} ${picture.filename}` : kind
