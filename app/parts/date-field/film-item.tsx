import type { Media } from '#contract/media.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import type { DatedItem } from './dated-item.ts'

/** A film of the hosts: its file says no date. */
export const filmItem = ({ uuid, saidDate, poster }: Media): DatedItem => ({
  id: uuid,
  isFilm: true,
  said: saidDate ?? null,
  otherwise: resolvePhotoDate({}),
  picture: poster && <img src={poster.url} alt="" loading="lazy" />,
})
