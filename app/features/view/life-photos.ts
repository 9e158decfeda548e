import type { PublicMemorial } from '#contract/memorials.ts'
import { decadeOf, inOrderOfTime, photoTimeKey } from '#contract/photo-date.ts'
import type { GalleryPhoto } from './Gallery.tsx'

export interface DecadePhotos {
  /** Its first year; null: photos without a date. */
  decade: number | null
  photos: GalleryPhoto[]
  /** Films that are dated. Those without a date stand behind all photos. */
  films: GalleryPhoto[]
  /** How many more a page of the decade has. */
  further: number
}

/** The photos and films of a memorial in order of time, by decades; photos without a date are the last group. */
export function photosByDecade({
  media,
  films,
  contributedPhotos,
  life,
}: Pick<PublicMemorial, 'media' | 'films' | 'contributedPhotos' | 'life'>): DecadePhotos[] {
  const own = media.map((photo): GalleryPhoto => ({ photo, from: null }))
  const others = (life?.photos ?? []).map(({ media: photo, from }): GalleryPhoto => ({ photo, from }))
  const undated = contributedPhotos.map(({ media: photo, from }): GalleryPhoto => ({ photo, from }))
  const ownFilms = (films ?? []).map((photo): GalleryPhoto => ({ photo, from: null }))
  const theirFilms = (life?.films ?? []).map(({ media: photo, from }): GalleryPhoto => ({ photo, from }))
  const filmsOf = byDecade(inTime([...ownFilms, ...theirFilms]))
  const photosOf = byDecade([...inTime([...own, ...others]), ...undated])
  const dated = new Set([...photosOf.keys(), ...filmsOf.keys()].filter((decade) => decade !== null))
  const decades = [...[...dated].toSorted((one, other) => one - other), ...(photosOf.has(null) ? [null] : [])]
  const totals = new Map(life?.decades.map(({ decade, photos }) => [decade, photos]))
  return decades.map((decade) => {
    const photos = photosOf.get(decade) ?? []
    const total = decade === null ? photos.length : (totals.get(decade) ?? photos.length)
    const its = decade === null ? [] : (filmsOf.get(decade) ?? [])
    return { decade, photos, films: its, further: Math.max(0, total - photos.length) }
  })
}

function byDecade(some: readonly GalleryPhoto[]): Map<number | null, GalleryPhoto[]> {
  const groups = new Map<number | null, GalleryPhoto[]>()
  for (const one of some) {
    const decade = decadeOf(one.photo.date)
    const group = groups.get(decade)
    if (group) group.push(one)
    else groups.set(decade, [one])
  }
  return groups
}

const inTime = (some: GalleryPhoto[]) =>
  inOrderOfTime(some, ({ photo }) => photoTimeKey({ saidDate: photo.date }))
