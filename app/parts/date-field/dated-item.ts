import type { ReactNode } from 'react'
import type { PhotoDate, ResolvedPhotoDate } from '#contract/photo-date.ts'

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
