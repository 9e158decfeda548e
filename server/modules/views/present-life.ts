import type { LifeLine, LifePhoto } from '#contract/life.ts'
import { resolvePhotoDate } from '#contract/photo-date.ts'
import { type MediaFacts, presentMedia } from '#server/modules/media/present.ts'
import type { PublicRow } from './repo-public-page.ts'

/** The dates of a life, between which photos may be dated without a question. */
type Life = Pick<PublicRow, 'birthDate' | 'deathDate'>

/** A photo or film of the hosts or of others with its date, as every visitor sees it. */
export function presentDated(
  row: { photo: MediaFacts; contributorName: string | null },
  life: Life,
): LifePhoto {
  const { photo } = row
  const date = resolvePhotoDate(photo, life).date
  // The browser's own id of a file is only for whoever sent it.
  const media = { ...presentMedia(photo), clientId: null, date }
  return { media, from: photo.role === 'PHOTO' ? null : (row.contributorName?.trim() ?? '') }
}

/** The life in decades; absent where the photos stand as their hosts placed them. */
export function presentLife(row: PublicRow): { life?: LifeLine } {
  if (!row.life) return {}
  const { decades, photos, films } = row.life
  return {
    life: {
      decades: presentDecades(decades),
      undated: decades.find(({ decade }) => decade === null)?.photos ?? 0,
      photos: photos.map((photo) => presentDated(photo, row)),
      films: films.map((film) => presentDated(film, row)),
    },
  }
}

/** Without what has no date. */
const presentDecades = (decades: readonly { decade: string | null; photos: number; films: number }[]) =>
  decades.flatMap(({ decade, ...counts }) =>
    decade === null ? [] : [{ decade: Number(decade) * 10, ...counts }],
  )
