import type { ReactNode } from 'react'
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

/** A film of the hosts: its file says no date. */
export const filmItem = ({ uuid, saidDate, poster }: Media): DatedItem => ({
  id: uuid,
  isFilm: true,
  said: saidDate ?? null,
  otherwise: resolvePhotoDate({}),
  picture: poster && <img src={poster.url} alt="" loading="lazy" />,
})

/** The films of a memorial, which can be dated together with photos. */
export interface FilmsToDate {
  list: readonly Media[]
  onDate: (mediaUuids: readonly string[], date: PhotoDate | null) => Promise<boolean>
}
