import type { ReactNode } from 'react'
import type { LifeDates } from '#contract/life-dates.ts'
import type { Media } from '#contract/media.ts'
import { type PhotoDate, type ResolvedPhotoDate, resolvePhotoDate } from '#contract/photo-date.ts'

/** A photo or a film that can be dated. */
export interface DatedItem {
  id: string
  isFilm: boolean
  /** What hosts say; null: nothing. */
  said: PhotoDate | null
  /** What counts without that: by its file, or by whoever added it. */
  otherwise: ResolvedPhotoDate
  picture: ReactNode
}

/** A film of the hosts. */
export const filmItem = (film: Media, life: LifeDates): DatedItem => ({
  id: film.uuid,
  isFilm: true,
  said: film.saidDate ?? null,
  otherwise: resolvePhotoDate({ ...film, saidDate: null }, life),
  picture: film.poster && <img src={film.poster.url} alt="" loading="lazy" />,
})

/** The films of a memorial, which can be dated together with photos. */
export interface FilmsToDate {
  list: readonly Media[]
  onDate: (mediaUuids: readonly string[], date: PhotoDate | null) => Promise<boolean>
}
