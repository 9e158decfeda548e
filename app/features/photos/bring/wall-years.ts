import { yearOf } from './read/days.ts'
import type { BroughtPhoto } from './read/library.ts'

/** The photos of one year; those without a day stand at the end, under null. */
export interface WallYear {
  year: string | null
  photos: BroughtPhoto[]
}

/** Photos in the order of their days, by year. */
export function byYear(photos: readonly BroughtPhoto[]): WallYear[] {
  const years: WallYear[] = []
  for (const photo of photos) {
    const year = yearOf(photo.takenOn)
    const last = years.at(-1)
    if (last && last.year === year) last.photos.push(photo)
    else years.push({ year, photos: [photo] })
  }
  return years
}

/** So many photos are shown and hidden together. */
const TOGETHER = 48

/** A year in pieces, of which only those in sight are shown. */
export const piecesOf = (photos: readonly BroughtPhoto[]): BroughtPhoto[][] =>
  Array.from({ length: Math.ceil(photos.length / TOGETHER) }, (_, at) =>
    photos.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )

/** By which a photo is recognised among those of the memorial. */
export const photoKey = ({ name, size }: { name: string; size: number }): string => `${size} ${name}`

/** Says of a photo whether it is among these. */
export function isAmong(keys: readonly string[]): (photo: BroughtPhoto) => boolean {
  const known = new Set(keys)
  return (photo) => known.has(photoKey(photo))
}
