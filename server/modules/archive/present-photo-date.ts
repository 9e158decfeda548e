import { type PhotoDateFacts, resolvePhotoDate, xmpDateOf } from '#contract/photo-date.ts'
import type { Language } from '#languages/index.ts'
import { photoDateIn } from '#server/mails/photo-dates.ts'

/** When a photo was taken, as programs and as people read it. */
export interface TakenDate {
  /** As XMP and schema.org have it, to the second where the camera says so; null for what they cannot say. */
  iso: string | null
  /** Such as `the 1950s`; empty where nobody knows. */
  words: string
}

/** The date that pages say, of a photo in an archive. */
export function takenDate(
  facts: PhotoDateFacts,
  life: { birthDate: string | null; deathDate: string | null },
  language: Language,
): TakenDate {
  const { date } = resolvePhotoDate(facts, life)
  if (date === null) return { iso: null, words: '' }
  const clock = date.length === 10 && facts.takenAt?.startsWith(date) ? facts.takenAt : null
  return { iso: clock ?? xmpDateOf(date), words: photoDateIn(language, date) }
}
