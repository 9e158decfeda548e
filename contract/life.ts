import { z } from 'zod'
import { Media } from './media.ts'

/** Birth and death as exactly as they are known (`LifeDate`); null: not known. */
export const lifeDates = { birthDate: z.string().nullable(), deathDate: z.string().nullable() }

/** A photo or film; `from`: the contributor's name, '' for Anonymous, null for one of the hosts'. */
export const LifePhoto = z.object({ media: Media, from: z.string().nullable() })
export type LifePhoto = z.infer<typeof LifePhoto>

/** How much there is of a decade: `decade` is the first year of ten. */
const Decade = z.object({
  decade: z.number().int(),
  photos: z.number().int(),
  films: z.number().int(),
})

/** A life in decades, where its photos stand in order of time. */
export const LifeLine = z.object({
  /** Those with anything in them, in order. */
  decades: z.array(Decade),
  /** Photos without a date. */
  undated: z.number().int(),
  /** Of each decade the first dated photos of others, at most `limits.life.photosOfDecade`; a page of the decade has all. */
  photos: z.array(LifePhoto),
  /** The dated films of others, which their memories show as well. */
  films: z.array(LifePhoto),
})
export type LifeLine = z.infer<typeof LifeLine>
